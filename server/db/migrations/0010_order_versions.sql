CREATE TABLE "order_version_lines" (
	"version_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"wh_price_cents" bigint NOT NULL,
	CONSTRAINT "order_version_lines_version_id_sku_id_pk" PRIMARY KEY("version_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "order_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"erp_key" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" bigint,
	"accepted_at" timestamp with time zone,
	"address_id" text DEFAULT '' NOT NULL,
	"service_date" timestamp with time zone,
	"wanted" text[] DEFAULT '{}' NOT NULL,
	"items_count" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "order_versions_number_key" UNIQUE("order_id","number"),
	CONSTRAINT "order_versions_number" CHECK ("order_versions"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_version_lines" ADD CONSTRAINT "order_version_lines_version_id_order_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."order_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_version_lines" ADD CONSTRAINT "order_version_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_versions_erp_key_idx" ON "order_versions" USING btree ("erp_key");