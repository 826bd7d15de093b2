# Whether somebody can be invited to tables: chosen by themselves.

# Below each invitation, and in the settings.
button-uninvite = Non invitarmi
button-invitable = Permetti gli inviti
# What somebody is told who has chosen.
invitations-chosen = { $on ->
    [on] 🔔 Gli altri possono di nuovo invitarti ai loro tavoli. Allo stesso tavolo ti chiamo al massimo una volta all’ora.
   *[off] 🔕 Da ora nessuno può invitarti, e gli inviti che avevi sono ritirati. Ai tavoli aperti a chiunque puoi ancora sederti e guardare.
 }
settings-invitations = **Inviti:** { $on ->
    [on] gli altri possono invitarti ai loro tavoli.
   *[off] nessuno può invitarti.
 }
invitations-own-choice = Ognuno decide per sé se può ricevere inviti.

# For the host. $people: mentions.
cannot-be-invited = Non posso invitare { $people }. A un tavolo aperto a chiunque non serve un invito.
invited-quietly = { $name } ha un invito per il tavolo #{ $table }. Ho già chiamato poco fa, quindi stavolta non lo faccio.

# In the question before everything is erased.
forget-uninvitable = Non vuoi ricevere inviti, e resta così: per questo tengo il tuo ID Discord e nient’altro. Se deve sparire anche quello, scegli prima **{ button-invitable }** in `/{ name-settings }`.
