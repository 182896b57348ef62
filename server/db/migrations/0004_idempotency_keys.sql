CREATE TABLE "idempotency_keys" (
	"created_by" bigint NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_created_by_operation_key_pk" PRIMARY KEY("created_by","operation","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;