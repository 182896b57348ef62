ALTER TABLE "one_time_links" DROP CONSTRAINT "one_time_links_purpose";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_purpose" CHECK ("one_time_links"."purpose" in ('invitation', 'reset'));