CREATE TABLE "order_proposal_lines" (
	"order_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_proposal_lines_order_id_sku_id_pk" PRIMARY KEY("order_id","sku_id"),
	CONSTRAINT "order_proposal_lines_quantity" CHECK ("order_proposal_lines"."quantity" between 0 and 999999)
);
--> statement-breakpoint
CREATE TABLE "order_proposals" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"wanted_added" text[] DEFAULT '{}' NOT NULL,
	"wanted_removed" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_proposal_lines" ADD CONSTRAINT "order_proposal_lines_order_id_order_proposals_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_proposals"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proposal_lines" ADD CONSTRAINT "order_proposal_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proposals" ADD CONSTRAINT "order_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('created', 'copied', 'link_sent', 'changed', 'finished', 'reopened', 'edited', 'sent',
        'accepted', 'rejected', 'unlocked', 'kept', 'deleted', 'restored', 'handed_over',
        'noted', 'staff_noted', 'papers', 'proposed', 'proposal_withdrawn', 'proposal_taken', 'proposal_declined'));