CREATE TABLE "erp_document_lines" (
	"document_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"day" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "erp_document_lines_document_id_position_pk" PRIMARY KEY("document_id","position"),
	CONSTRAINT "erp_document_lines_quantity" CHECK ("erp_document_lines"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "erp_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erp_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"revision" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"erp_key" uuid,
	"day" timestamp with time zone NOT NULL,
	"reversed" boolean NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"amount_cents" bigint,
	"currency" text DEFAULT '' NOT NULL,
	CONSTRAINT "erp_documents_number_key" UNIQUE("kind","number"),
	CONSTRAINT "erp_documents_kind" CHECK ("erp_documents"."kind" in ('order-confirmation', 'delivery', 'invoice')),
	CONSTRAINT "erp_documents_amount" CHECK (("erp_documents"."kind" = 'invoice') = ("erp_documents"."amount_cents" is not null))
);
--> statement-breakpoint
CREATE TABLE "erp_refused_files" (
	"file" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erp_document_lines" ADD CONSTRAINT "erp_document_lines_document_id_erp_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."erp_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_document_lines" ADD CONSTRAINT "erp_document_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_documents" ADD CONSTRAINT "erp_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erp_documents_order_idx" ON "erp_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_erp_number_idx" ON "orders" USING btree ("erp_number") WHERE "orders"."erp_number" <> '';