# Whether somebody can be invited to tables: chosen by themselves.

# Below each invitation, and in the settings.
button-uninvite = Don't invite me
button-invitable = Let people invite me
# What somebody is told who has chosen.
invitations-chosen = { $on ->
    [on] 🔔 People can invite you to their tables again. I call you to the same table at most once an hour.
   *[off] 🔕 From now on nobody can invite you, and open invitations are withdrawn. You can still sit down and watch wherever it's open to everybody.
 }
settings-invitations = **Invitations:** { $on ->
    [on] others can invite you to their tables.
   *[off] nobody can invite you.
 }
invitations-own-choice = Everybody chooses for themselves whether they can be invited.

# For the host. $people: mentions.
cannot-be-invited = I can't invite { $people }. A table that is open to everybody needs no invitation.
invited-quietly = { $name } is invited to table #{ $table }. I called them not long ago, so this time I don't.

# In the question before everything is erased.
forget-uninvitable = You don't want to be invited, and that stays: your Discord number is kept for it, and nothing else. If it should go as well, choose **{ button-invitable }** in `/{ name-settings }` first.
