ALTER TABLE "garments" ADD COLUMN "min_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "multiple" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_minimums" CHECK ("garments"."min_quantity" >= 0 and "garments"."multiple" >= 0);