ALTER TABLE "catalogs" ADD COLUMN "name_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "garment_colors" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;