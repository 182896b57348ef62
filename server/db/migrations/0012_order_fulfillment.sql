CREATE TABLE "order_sku_fulfillment" (
	"order_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"shipped" integer NOT NULL,
	"to_come" integer NOT NULL,
	CONSTRAINT "order_sku_fulfillment_order_id_sku_id_pk" PRIMARY KEY("order_id","sku_id"),
	CONSTRAINT "order_sku_fulfillment_pieces" CHECK ("order_sku_fulfillment"."shipped" >= 0 and "order_sku_fulfillment"."to_come" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_come" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_short" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sku_fulfillment" ADD CONSTRAINT "order_sku_fulfillment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku_fulfillment" ADD CONSTRAINT "order_sku_fulfillment_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_sku_fulfillment_sku_idx" ON "order_sku_fulfillment" USING btree ("sku_id");