ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('created', 'copied', 'link_sent', 'changed', 'finished', 'reopened', 'edited', 'sent',
        'accepted', 'rejected', 'unlocked', 'kept', 'deleted', 'restored', 'handed_over',
        'noted', 'staff_noted'));