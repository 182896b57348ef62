ALTER TABLE "user_addresses" ADD COLUMN "origin" text DEFAULT 'erp' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_sales_organizations" ADD COLUMN "origin" text DEFAULT 'erp' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_origin" CHECK ("user_addresses"."origin" in ('erp', 'staff'));--> statement-breakpoint
ALTER TABLE "user_sales_organizations" ADD CONSTRAINT "user_sales_organizations_origin" CHECK ("user_sales_organizations"."origin" in ('erp', 'staff'));