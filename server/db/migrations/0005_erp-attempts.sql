CREATE TABLE "erp_attempts" (
	"key" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erp_attempts_at_idx" ON "erp_attempts" USING btree ("at");