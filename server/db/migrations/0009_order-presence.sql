CREATE UNLOGGED TABLE "order_presence" (
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_presence_order_id_user_id_pk" PRIMARY KEY("order_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "order_presence_seen_idx" ON "order_presence" USING btree ("seen_at");