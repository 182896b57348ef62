CREATE TABLE "customer_papers" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"bill_to" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"payment_terms" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_papers" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"buyer_number" text DEFAULT '' NOT NULL,
	"discount_rate" integer,
	"discount_cents" bigint,
	"freight_cents" bigint,
	"tax_note" text DEFAULT '' NOT NULL,
	"windows" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_papers_discount" CHECK ("order_papers"."discount_rate" is null or "order_papers"."discount_cents" is null),
	CONSTRAINT "order_papers_rate" CHECK ("order_papers"."discount_rate" between 0 and 10000),
	CONSTRAINT "order_papers_amounts" CHECK ("order_papers"."discount_cents" >= 0 and "order_papers"."freight_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "customer_papers" ADD CONSTRAINT "customer_papers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('created', 'copied', 'link_sent', 'changed', 'finished', 'reopened', 'edited', 'sent',
        'accepted', 'rejected', 'unlocked', 'kept', 'deleted', 'restored', 'handed_over',
        'noted', 'staff_noted', 'papers'));