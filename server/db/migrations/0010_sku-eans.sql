ALTER TABLE "skus" ADD COLUMN "ean" text;--> statement-breakpoint
CREATE UNIQUE INDEX "skus_ean_key" ON "skus" USING btree ("catalog_id","ean") WHERE "skus"."removed_at" is null and "skus"."ean" is not null;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_ean" CHECK ("skus"."ean" ~ '^([0-9]{8}|[0-9]{12,14})$');