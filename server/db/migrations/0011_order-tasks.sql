CREATE TABLE "order_task_lines" (
	"task_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"order_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"customer" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"file_name" text,
	CONSTRAINT "order_task_lines_task_id_position_pk" PRIMARY KEY("task_id","position"),
	CONSTRAINT "order_task_lines_outcome" CHECK ("order_task_lines"."outcome" in ('waiting', 'done', 'refused', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "order_tasks" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"created_by" bigint NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "order_task_lines" ADD CONSTRAINT "order_task_lines_task_id_order_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."order_tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tasks" ADD CONSTRAINT "order_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tasks" ADD CONSTRAINT "order_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_tasks_key" ON "order_tasks" USING btree ("created_by","key");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('created', 'copied', 'link_sent', 'changed', 'finished', 'reopened', 'edited', 'sent',
        'accepted', 'rejected', 'unlocked', 'kept', 'deleted', 'restored', 'handed_over'));