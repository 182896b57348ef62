CREATE TABLE "erp_reads" (
	"service" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"after" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
