CREATE TABLE "picture_tags" (
	"generic" text NOT NULL,
	"picture" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "picture_tags_generic_picture_pk" PRIMARY KEY("generic","picture")
);
--> statement-breakpoint
-- Line sheets tell the tags: see note_changes() of 0021.
DO $$
DECLARE
	noted text := $f$FOR EACH STATEMENT EXECUTE FUNCTION note_changes('pictures', 'select '''' from %s')$f$;
BEGIN
	EXECUTE 'CREATE TRIGGER changes_inserted AFTER INSERT ON picture_tags REFERENCING NEW TABLE AS new_rows ' || noted;
	EXECUTE 'CREATE TRIGGER changes_updated AFTER UPDATE ON picture_tags REFERENCING NEW TABLE AS new_rows
		OLD TABLE AS old_rows ' || noted;
	EXECUTE 'CREATE TRIGGER changes_deleted AFTER DELETE ON picture_tags REFERENCING OLD TABLE AS old_rows ' || noted;
END $$;
