ALTER TABLE "tasks" ADD COLUMN "lane" text NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "input" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "start_after" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_open_idx" ON "tasks" USING btree ("lane","id") WHERE "tasks"."status" in ('created', 'WIP');