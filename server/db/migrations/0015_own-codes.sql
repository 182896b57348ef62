ALTER TABLE "garment_colors" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "style_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "own_sku" text;--> statement-breakpoint
CREATE INDEX "garments_style_idx" ON "garments" USING btree ("style_code") WHERE "garments"."style_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "skus_own_key" ON "skus" USING btree ("catalog_id","own_sku") WHERE "skus"."removed_at" is null and "skus"."own_sku" is not null;--> statement-breakpoint
CREATE INDEX "skus_own_idx" ON "skus" USING btree ("own_sku") WHERE "skus"."own_sku" is not null;