-- The file of a playground of version 0.1.0, as sqlite3 dumps it.
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE thing (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, content BLOB, PRIMARY KEY (kind, id)
) STRICT
;
INSERT INTO "thing" VALUES('place',0,'{"bot":1573919413101395968,"guild":1573919413101395969,"secret":"vefsZm9h-ykDFiyk2S1isJL6K9pV1ipV"}',NULL);
INSERT INTO "thing" VALUES('file',1573919413256585216,'["table.png","image/png"]',X'89504E47206E6F74206D756368206F6620612070696374757265');
INSERT INTO "thing" VALUES('file',1573919413281751040,'["x y#.html","text/html"]',X'3C7363726970743E');
INSERT INTO "thing" VALUES('message',1573919413252390912,'{"id":"1573919413252390912","channel_id":"1573919413101395970","author":{"id":"1573919413101395968","username":"bot","global_name":null,"discriminator":"0","avatar":null,"public_flags":0,"flags":0,"bot":true},"timestamp":"2026-11-22T04:33:50.128000+00:00","edited_timestamp":null,"type":0,"flags":32768,"content":"","embeds":[],"components":[{"type":12,"items":[{"media":{"url":"files/1573919413256585216/table.png","proxy_url":"files/1573919413256585216/table.png","attachment_id":"1573919413256585216"},"description":"The table"}],"id":1}],"attachments":[{"id":"1573919413256585216","filename":"table.png","description":"The table","content_type":"image/png","size":26,"url":"files/1573919413256585216/table.png","proxy_url":"files/1573919413256585216/table.png"},{"id":"1573919413281751040","filename":"x y#.html","description":null,"content_type":"text/html","size":8,"url":"files/1573919413281751040/x%20y%23.html","proxy_url":"files/1573919413281751040/x%20y%23.html"}],"tts":false,"pinned":false,"mention_everyone":false,"mention_roles":[],"mentions":[]}',NULL);
INSERT INTO "thing" VALUES('message',1573919413285945344,'{"id":"1573919413285945344","channel_id":"1573919413101395970","author":{"id":"1573919413101395968","username":"bot","global_name":null,"discriminator":"0","avatar":null,"public_flags":0,"flags":0,"bot":true},"timestamp":"2026-11-22T04:33:50.136000+00:00","edited_timestamp":null,"type":0,"flags":0,"content":"Here","embeds":[],"components":[{"type":1,"components":[{"type":2,"style":1,"label":"Press","custom_id":"press","id":2}],"id":1}],"attachments":[],"tts":false,"pinned":false,"mention_everyone":false,"mention_roles":[],"mentions":[]}',NULL);
INSERT INTO "thing" VALUES('file',1573919413382414336,'["soy","image/png"]',X'89504E470D0A1A0A');
INSERT INTO "thing" VALUES('person',1573919413101395971,'["Alex",true]',NULL);
INSERT INTO "thing" VALUES('person',1573919413101395972,'["Ana",true]',NULL);
INSERT INTO "thing" VALUES('person',1573919413101395973,'["Ben",true]',NULL);
INSERT INTO "thing" VALUES('person',1573919413231419392,'["Cleo",false]',NULL);
INSERT INTO "thing" VALUES('channel',1573919413101395970,'["table",null]',NULL);
INSERT INTO "thing" VALUES('channel',1573919413235613696,'["Ana",1573919413101395972]',NULL);
INSERT INTO "thing" VALUES('command',1573919413193670656,'{"type":1,"default_member_permissions":null,"nsfw":false,"contexts":null,"name":"play","description":"Open a table","options":[{"type":3,"name":"game","description":"Which","autocomplete":true},{"type":4,"name":"seats","description":"How many","min_value":3,"max_value":7}],"id":"1573919413193670656","application_id":"1573919413101395968","version":"1573919413193670657"}',NULL);
INSERT INTO "thing" VALUES('emoji',1573919413382414336,'{"id":"1573919413382414336","name":"soy","animated":false,"roles":[],"require_colons":true,"managed":false,"available":true,"user":{"id":"1573919413101395968","username":"bot","global_name":null,"discriminator":"0","avatar":null,"public_flags":0,"flags":0,"bot":true}}',NULL);
INSERT INTO "thing" VALUES('message',1573919413386608640,'{"id":"1573919413386608640","channel_id":"1573919413101395970","author":{"id":"1573919413101395973","username":"ben","global_name":"Ben","discriminator":"0","avatar":null,"public_flags":0,"flags":0},"timestamp":"2026-11-22T04:33:50.160000+00:00","edited_timestamp":null,"type":0,"flags":0,"content":"Hello","embeds":[],"components":[],"attachments":[],"tts":false,"pinned":false,"mention_everyone":false,"mention_roles":[],"mentions":[]}',NULL);
INSERT INTO "thing" VALUES('message',1573919413390802944,'{"id":"1573919413390802944","channel_id":"1573919413235613696","author":{"id":"1573919413101395968","username":"bot","global_name":null,"discriminator":"0","avatar":null,"public_flags":0,"flags":0,"bot":true},"timestamp":"2026-11-22T04:33:50.161000+00:00","edited_timestamp":null,"type":0,"flags":0,"content":"Your hand","embeds":[],"components":[],"attachments":[],"tts":false,"pinned":false,"mention_everyone":false,"mention_roles":[],"mentions":[]}',NULL);
COMMIT;
