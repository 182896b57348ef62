-- That somebody was seen is in no list, and ends no session: it is announced to nobody.
DROP TRIGGER "sessions_updated" ON "sessions";--> statement-breakpoint
CREATE FUNCTION "announce_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('linedesk_sessions', OLD.user_id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_updated" AFTER UPDATE ON "sessions" FOR EACH ROW
	WHEN ((to_jsonb(OLD) - 'last_seen_at') IS DISTINCT FROM (to_jsonb(NEW) - 'last_seen_at'))
	EXECUTE FUNCTION "announce_session"();
--> statement-breakpoint
DROP TRIGGER "changes_updated" ON "users";--> statement-breakpoint
CREATE FUNCTION "note_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes (topic, key, changed_in) VALUES ('person', NEW.id::text, pg_current_xact_id())
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "changes_updated" AFTER UPDATE ON "users" FOR EACH ROW
	WHEN ((to_jsonb(OLD) - 'last_seen_at') IS DISTINCT FROM (to_jsonb(NEW) - 'last_seen_at'))
	EXECUTE FUNCTION "note_person"();
