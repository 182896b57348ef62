CREATE TABLE "order_news_seen" (
	"user_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_news_seen_document_id_user_id_pk" PRIMARY KEY("document_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "order_news_seen" ADD CONSTRAINT "order_news_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_news_seen" ADD CONSTRAINT "order_news_seen_document_id_erp_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."erp_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_news_seen_user_idx" ON "order_news_seen" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "erp_documents_changed_idx" ON "erp_documents" USING btree ("changed_at");