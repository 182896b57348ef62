CREATE TABLE "customer_task_lines" (
	"task_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"customer_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	CONSTRAINT "customer_task_lines_task_id_position_pk" PRIMARY KEY("task_id","position"),
	CONSTRAINT "customer_task_lines_outcome" CHECK ("customer_task_lines"."outcome" in ('waiting', 'done', 'refused', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "customer_tasks" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"created_by" bigint NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_task_lines" ADD CONSTRAINT "customer_task_lines_task_id_customer_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."customer_tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tasks_key" ON "customer_tasks" USING btree ("created_by","key");