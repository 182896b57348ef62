-- Some databases have these changes already, from migrations that were landed apart; so each may be made twice.
ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "idle_notice_at" timestamp with time zone;
--> statement-breakpoint
-- That somebody was seen is in no list, and ends no session: it is announced to nobody.
CREATE OR REPLACE FUNCTION "announce_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('linedesk_sessions', OLD.user_id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "sessions_updated" AFTER UPDATE ON "sessions" FOR EACH ROW
	WHEN ((to_jsonb(OLD) - 'last_seen_at') IS DISTINCT FROM (to_jsonb(NEW) - 'last_seen_at'))
	EXECUTE FUNCTION "announce_session"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes (topic, key, changed_in) VALUES ('person', NEW.id::text, pg_current_xact_id())
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "changes_updated" AFTER UPDATE ON "users" FOR EACH ROW
	WHEN ((to_jsonb(OLD) - 'last_seen_at') IS DISTINCT FROM (to_jsonb(NEW) - 'last_seen_at'))
	EXECUTE FUNCTION "note_person"();
