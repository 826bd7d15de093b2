# Tables where I am not, as in a group message: I can only answer there.

# In place of a table that is kept up to date no longer, and the button that shows it again.
table-rests = 💤 **{ $game }**, table #{ $table }, is resting: I can't update this message by myself any more. Nothing is lost. **{ button-go-on }** shows how things stand.
button-go-on = Go on
# What a new message of a table shows for a moment, or for longer if something goes wrong.
table-comes = 🫘 **{ $game }**, table #{ $table }, continues here. If nothing appears, press **{ button-go-on }**.
# Below a table, after everything else.
table-lasts = -# Up to date until { $when }. After that, press any button here to see how things stand.

# Whoever is mentioned there, and whether they want that.
table-calls = 🔔 { $person }, it became your turn at table #{ $table } { $when }. **{ button-go-on }** shows how things stand.
button-unmention = Don't mention me
button-mention = Mention me
mentions-chosen = { $on ->
    [on] 🔔 I'll mention you where I can only answer, as in a group message, when it's your turn and I can't message you.
   *[off] 🔕 I won't mention you any more when it's your turn. The button below or `/{ name-settings }` takes that back.
  }
# To whoever presses the button of somebody else's line and sits nowhere.
mentions-nobody = I only mention people who sit at a table. You need not switch anything off.
settings-mentions = **Mentions where I can only answer, as in a group message:** { $on ->
    [on] I mention you when it's your turn and I can't message you.
   *[off] I don't mention you.
 }

# In a lobby there, below the rest, where there is a time for each decision.
pace-elsewhere = A deadline holds only while I can message everybody here.
pace-elsewhere-not = No deadline holds here yet, since I can't message everybody: { $names }.
# Below a table whose game was to have one.
deadline-lapsed = -# ⏱️ No deadline holds here, since I couldn't message everybody: nobody's time runs out.

# Below what somebody was told, where five messages have followed it.
more-waits = -# Discord takes no more messages from me below this answer. The rest comes the next time you press something.

external-apps-denied = I can't open a table here: nobody but you would see it. In this channel you need the permissions *Send Messages* and *Use External Apps*; somebody who manages the server can give you those.
only-in-its-place = Table #{ $table } stands where I can only answer. Go to where it was opened, and do that there.
posted-lately = Table #{ $table } was posted only a little while ago: [there it is]({ $url }). Press any button on it to see how things stand.
greeting-closed-elsewhere = I can't send you direct messages. You can still play: **{ button-my-hand }** at the table shows you your cards. (To get them by message, [add me to your apps]({ $url }) and type one of my commands here, such as `/{ name-hand }`: that's how I find out.)

# Links by which I am added: in /about, and at the end of a lesson.
button-add-to-server = Add to a server
button-add-to-apps = Add to my apps
