DROP INDEX "orders_status_idx";--> statement-breakpoint
DROP INDEX "orders_customer_idx";--> statement-breakpoint
DROP INDEX "orders_created_idx";--> statement-breakpoint
DROP INDEX "orders_seller_idx";--> statement-breakpoint
DROP INDEX "orders_catalog_idx";--> statement-breakpoint
CREATE INDEX "orders_archived_idx" ON "orders" USING btree ("created_at","id") WHERE "orders"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_edited_idx" ON "orders" USING btree ("edited_at");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("sap_status","created_at","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created_at","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_seller_idx" ON "orders" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_catalog_idx" ON "orders" USING btree ("catalog_id","created_at","id");--> statement-breakpoint
-- Who signed out or was changed is announced in the transaction that does it, to every host that keeps sessions in memory.
CREATE FUNCTION "announce_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('linedesk_sessions', changed.user_id::text) FROM (SELECT DISTINCT user_id FROM before) changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('linedesk_sessions', OLD.id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_deleted" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION "announce_sessions"();--> statement-breakpoint
CREATE TRIGGER "sessions_updated" AFTER UPDATE ON "sessions" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION "announce_sessions"();--> statement-breakpoint
CREATE TRIGGER "users_updated" AFTER UPDATE OF "name", "email", "roles", "closed_at" ON "users" FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.roles, OLD.closed_at) IS DISTINCT FROM (NEW.name, NEW.email, NEW.roles, NEW.closed_at)) EXECUTE FUNCTION "announce_user"();
