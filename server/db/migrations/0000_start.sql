CREATE TABLE "agent_customers" (
	"agent_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "agent_customers_agent_id_customer_id_pk" PRIMARY KEY("agent_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"season" text NOT NULL,
	"catalog_type" text DEFAULT 'initial' NOT NULL,
	"drop" text DEFAULT '' NOT NULL,
	"service_date" timestamp with time zone,
	"is_current" boolean DEFAULT false NOT NULL,
	"wls_enabled" boolean DEFAULT true NOT NULL,
	"ls_enabled" boolean DEFAULT true NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "catalogs_season" CHECK ("catalogs"."season" ~ '^(AW|SS)[0-9]{2}$'),
	CONSTRAINT "catalogs_type" CHECK ("catalogs"."catalog_type" in ('initial', 'repo', 'return')),
	CONSTRAINT "catalogs_currency" CHECK ("catalogs"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "extra_pictures" (
	"generic" text NOT NULL,
	"color" text NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "extra_pictures_generic_color_pk" PRIMARY KEY("generic","color"),
	CONSTRAINT "extra_pictures_count" CHECK ("extra_pictures"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "garment_colors" (
	"garment_id" bigint NOT NULL,
	"number" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "garment_colors_garment_id_number_pk" PRIMARY KEY("garment_id","number")
);
--> statement-breakpoint
CREATE TABLE "garment_prices" (
	"garment_id" bigint NOT NULL,
	"pricelist" text NOT NULL,
	"wh_price_cents" bigint,
	"rt_price_cents" bigint,
	CONSTRAINT "garment_prices_garment_id_pricelist_pk" PRIMARY KEY("garment_id","pricelist"),
	CONSTRAINT "garment_prices_positive" CHECK ("garment_prices"."wh_price_cents" >= 0 and "garment_prices"."rt_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "garments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"catalog_id" bigint NOT NULL,
	"generic" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"drop" text DEFAULT '' NOT NULL,
	"collection" text DEFAULT '' NOT NULL,
	"made_in" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"composition" text DEFAULT '' NOT NULL,
	"large_description" text DEFAULT '' NOT NULL,
	"wh_price_cents" bigint NOT NULL,
	"rt_price_cents" bigint NOT NULL,
	"with_stocks" boolean DEFAULT false NOT NULL,
	"sizes" text[] NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "garments_generic_key" UNIQUE("catalog_id","generic"),
	CONSTRAINT "garments_generic" CHECK ("garments"."generic" ~ '^[A-Z0-9]{6}$'),
	CONSTRAINT "garments_prices" CHECK ("garments"."wh_price_cents" >= 0 and "garments"."rt_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"wh_price_cents" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_sku_id_pk" PRIMARY KEY("order_id","sku_id"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 999999)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"seller_id" bigint,
	"catalog_id" bigint NOT NULL,
	"is_wholesale" boolean DEFAULT true NOT NULL,
	"sap_status" smallint DEFAULT 0 NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"sales_organization" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"address_id" text DEFAULT '' NOT NULL,
	"service_date" timestamp with time zone,
	"wanted" text[] DEFAULT '{}' NOT NULL,
	"items_count" integer DEFAULT 0 NOT NULL,
	"total_cents" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"erp_key" uuid,
	"erp_number" text DEFAULT '' NOT NULL,
	"erp_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "orders_totals" CHECK ("orders"."items_count" >= 0 and "orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"garment_id" bigint NOT NULL,
	"catalog_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "skus_sku_key" UNIQUE("catalog_id","sku"),
	CONSTRAINT "skus_cell_key" UNIQUE("garment_id","color","size"),
	CONSTRAINT "skus_color" CHECK ("skus"."color" ~ '^[A-Z0-9]{3}$')
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"sku" text NOT NULL,
	"warehouse" text NOT NULL,
	"quantity" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocks_sku_warehouse_pk" PRIMARY KEY("sku","warehouse"),
	CONSTRAINT "stocks_positive" CHECK ("stocks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"errors" jsonb,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "tasks_status" CHECK ("tasks"."status" in ('created', 'WIP', 'failed', 'done')),
	CONSTRAINT "tasks_progress" CHECK ("tasks"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"user_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"sap_id" text NOT NULL,
	"name1" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_addresses_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "user_addresses_user_id_sap_id_unique" UNIQUE("user_id","sap_id")
);
--> statement-breakpoint
CREATE TABLE "user_catalogs" (
	"user_id" bigint NOT NULL,
	"catalog_id" bigint NOT NULL,
	CONSTRAINT "user_catalogs_user_id_catalog_id_pk" PRIMARY KEY("user_id","catalog_id")
);
--> statement-breakpoint
CREATE TABLE "user_sales_organizations" (
	"user_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"sales_organization" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "user_sales_organizations_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "user_sales_organizations_user_id_sales_organization_channel_unique" UNIQUE("user_id","sales_organization","channel")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"roles" text[] NOT NULL,
	"sap_id" text,
	"extra_info" text DEFAULT '' NOT NULL,
	"warehouse" text DEFAULT '0001' NOT NULL,
	"pricelist" text,
	"is_wholesale" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ array['admin','agent','wls','app']::text[])
);
--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_colors" ADD CONSTRAINT "garment_colors_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_prices" ADD CONSTRAINT "garment_prices_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_catalogs" ADD CONSTRAINT "user_catalogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_catalogs" ADD CONSTRAINT "user_catalogs_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sales_organizations" ADD CONSTRAINT "user_sales_organizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_customers_customer_idx" ON "agent_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku_idx" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("sap_status","edited_at") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_seller_idx" ON "orders" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "orders_catalog_idx" ON "orders" USING btree ("catalog_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_erp_key" ON "orders" USING btree ("erp_key");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tasks_created_idx" ON "tasks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_catalogs_catalog_idx" ON "user_catalogs" USING btree ("catalog_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_sap_id_key" ON "users" USING btree ("sap_id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_roles_idx" ON "users" USING gin ("roles");