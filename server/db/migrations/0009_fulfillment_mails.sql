ALTER TABLE "erp_documents" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_documents" ADD COLUMN "mailed_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_documents" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erp_documents" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "erp_documents_unmailed_idx" ON "erp_documents" USING btree ("changed_at") WHERE "erp_documents"."content_hash" <> "erp_documents"."mailed_hash";