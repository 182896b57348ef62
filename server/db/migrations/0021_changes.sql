CREATE TABLE "changes" (
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"changed_in" "xid8" NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_topic_key_changed_in_pk" PRIMARY KEY("topic","key","changed_in")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "changes_in_idx" ON "changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "orders_changed_idx" ON "orders" USING btree ("changed_in");--> statement-breakpoint
-- Notes which keys of a topic the statement has touched; its first argument is the topic, its second the query of the
-- keys in the rows that it names %s.
CREATE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	keys text := format(TG_ARGV[1], CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END);
BEGIN
	IF TG_OP = 'UPDATE' THEN
		keys := keys || ' union ' || format(TG_ARGV[1], 'old_rows');
	END IF;
	EXECUTE format(
		'insert into changes (topic, key, changed_in)
		select distinct %L, k.key, pg_current_xact_id() from (%s) k(key) on conflict do nothing', TG_ARGV[0], keys);
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	watched text[];
	ofgarment text := 'select g.catalog_id::text from %s r join garments g on g.id = r.garment_id';
BEGIN
	FOREACH watched SLICE 1 IN ARRAY array[
		['garments', 'garments', 'select catalog_id::text from %s'],
		['skus', 'garments', 'select catalog_id::text from %s'],
		['garment_colors', 'garments', ofgarment],
		['garment_prices', 'garments', ofgarment],
		['stocks', 'stock', 'select warehouse from %s'],
		['extra_pictures', 'pictures', 'select '''' from %s'],
		['users', 'person', 'select id::text from %s'],
		['user_addresses', 'person', 'select user_id::text from %s'],
		['user_sales_organizations', 'person', 'select user_id::text from %s'],
		['agent_customers', 'reach', 'select agent_id::text from %s']
	] LOOP
		EXECUTE format('CREATE TRIGGER changes_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
			FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L, %L)', watched[1], watched[2], watched[3]);
		EXECUTE format('CREATE TRIGGER changes_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows
			OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L, %L)',
			watched[1], watched[2], watched[3]);
		EXECUTE format('CREATE TRIGGER changes_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
			FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L, %L)', watched[1], watched[2], watched[3]);
	END LOOP;
END $$;
--> statement-breakpoint
-- An upload of garments touches their catalog too: only what a list of orders shows of a catalog counts.
CREATE FUNCTION note_catalog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes (topic, key, changed_in) VALUES ('catalog', NEW.id::text, pg_current_xact_id())
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER changes_updated AFTER UPDATE ON catalogs FOR EACH ROW
	WHEN ((OLD.name, OLD.season, OLD.currency, OLD.catalog_type, OLD.is_current) IS DISTINCT FROM
		(NEW.name, NEW.season, NEW.currency, NEW.catalog_type, NEW.is_current))
	EXECUTE FUNCTION note_catalog();
--> statement-breakpoint
-- An order that leaves somebody leaves their list: who had it can only be told to read all of it again.
CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		NEW.changed_in := pg_current_xact_id();
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' OR OLD.customer_id <> NEW.customer_id THEN
		INSERT INTO changes (topic, key, changed_in) VALUES ('reach', '', pg_current_xact_id()) ON CONFLICT DO NOTHING;
	ELSIF OLD.seller_id IS NOT NULL AND OLD.seller_id IS DISTINCT FROM NEW.seller_id THEN
		INSERT INTO changes (topic, key, changed_in) VALUES ('reach', OLD.seller_id::text, pg_current_xact_id())
			ON CONFLICT DO NOTHING;
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN OLD;
	END IF;
	NEW.changed_in := pg_current_xact_id();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER changes_written BEFORE INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_order();
