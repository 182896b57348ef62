CREATE TABLE "customer_group_members" (
	"group_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "customer_group_members_group_id_customer_id_pk" PRIMARY KEY("group_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "customer_group_members" ADD CONSTRAINT "customer_group_members_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group_members" ADD CONSTRAINT "customer_group_members_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_groups" ADD CONSTRAINT "customer_groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_task_lines" ADD CONSTRAINT "customer_task_lines_task_id_customer_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."customer_tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_group_members_customer_idx" ON "customer_group_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_groups_owner_idx" ON "customer_groups" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tasks_key" ON "customer_tasks" USING btree ("created_by","key");