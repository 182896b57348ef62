ALTER TABLE "order_papers" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "order_papers" ADD COLUMN "delivery_terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_papers" ADD COLUMN "cancel_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_vat_rate" CHECK ("order_papers"."vat_rate" between 0 and 10000);