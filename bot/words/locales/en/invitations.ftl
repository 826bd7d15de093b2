# Whether somebody can be invited to tables: chosen by themselves.

# Below each invitation, and in the settings.
button-uninvite = Don't invite me
button-invitable = Let people invite me
# What somebody is told who has chosen.
invitations-chosen = { $on ->
    [on] 🔔 People can invite you to their tables again. I'll ping you for the same table at most once an hour.
   *[off] 🔕 From now on nobody can invite you, and open invitations are withdrawn. You can still sit down and watch at every table that's open to everybody.
 }
settings-invitations = **Invitations:** { $on ->
    [on] others can invite you to their tables.
   *[off] nobody can invite you.
 }
invitations-own-choice = Everybody chooses for themselves whether they can be invited.

# For the host. $people: mentions.
cannot-be-invited = I can't invite { $people }. A table that is open to everybody needs no invitation.
invited-quietly = { $name } is invited to table #{ $table }. I pinged them not long ago, so this time I won't.

# In the question before everything is erased.
forget-uninvitable = You don't want to be invited, and I'll remember that: I keep your Discord number for this, and nothing else. To have the number erased too, choose **{ button-invitable }** in `/{ name-settings }` first.
