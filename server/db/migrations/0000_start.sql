CREATE TABLE "agent_customers" (
	"agent_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "agent_customers_agent_id_customer_id_pk" PRIMARY KEY("agent_id","customer_id")
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
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ array['admin','agent','wls','app']::text[])
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
	"code" text DEFAULT '' NOT NULL,
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
	"style_code" text DEFAULT '' NOT NULL,
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
	"min_quantity" integer DEFAULT 0 NOT NULL,
	"multiple" integer DEFAULT 0 NOT NULL,
	"sizes" text[] NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "garments_generic_key" UNIQUE("catalog_id","generic"),
	CONSTRAINT "garments_generic" CHECK ("garments"."generic" ~ '^[A-Z0-9]{6}$'),
	CONSTRAINT "garments_minimums" CHECK ("garments"."min_quantity" >= 0 and "garments"."multiple" >= 0),
	CONSTRAINT "garments_prices" CHECK ("garments"."wh_price_cents" >= 0 and "garments"."rt_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "picture_tags" (
	"generic" text NOT NULL,
	"picture" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "picture_tags_generic_picture_pk" PRIMARY KEY("generic","picture")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"garment_id" bigint NOT NULL,
	"catalog_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"ean" text,
	"own_sku" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "skus_sku_key" UNIQUE("catalog_id","sku"),
	CONSTRAINT "skus_cell_key" UNIQUE("garment_id","color","size"),
	CONSTRAINT "skus_ean" CHECK ("skus"."ean" ~ '^([0-9]{8}|[0-9]{12,14})$'),
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
CREATE TABLE "user_catalogs" (
	"user_id" bigint NOT NULL,
	"catalog_id" bigint NOT NULL,
	CONSTRAINT "user_catalogs_user_id_catalog_id_pk" PRIMARY KEY("user_id","catalog_id")
);
--> statement-breakpoint
CREATE TABLE "erp_attempts" (
	"key" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('created', 'copied', 'link_sent', 'changed', 'finished', 'reopened', 'edited', 'sent',
        'accepted', 'rejected', 'unlocked', 'kept', 'deleted', 'restored', 'handed_over',
        'noted', 'staff_noted', 'papers'))
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
CREATE UNLOGGED TABLE "order_presence" (
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_presence_order_id_user_id_pk" PRIMARY KEY("order_id","user_id")
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
	"note" text DEFAULT '' NOT NULL,
	"staff_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "orders_totals" CHECK ("orders"."items_count" >= 0 and "orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_links_purpose" CHECK ("one_time_links"."purpose" in ('invitation', 'reset'))
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
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class" text NOT NULL,
	"lane" text NOT NULL,
	"input" jsonb NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"errors" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"start_after" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "tasks_status" CHECK ("tasks"."status" in ('created', 'WIP', 'failed', 'done')),
	CONSTRAINT "tasks_progress" CHECK ("tasks"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "order_task_lines" (
	"task_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"order_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"customer" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"file_name" text,
	CONSTRAINT "order_task_lines_task_id_position_pk" PRIMARY KEY("task_id","position"),
	CONSTRAINT "order_task_lines_outcome" CHECK ("order_task_lines"."outcome" in ('waiting', 'done', 'refused', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "order_tasks" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"created_by" bigint NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_view_starts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"view_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_group_members" (
	"group_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "customer_group_members_group_id_customer_id_pk" PRIMARY KEY("group_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"vat_rate" integer,
	"tax_note" text DEFAULT '' NOT NULL,
	"delivery_terms" text DEFAULT '' NOT NULL,
	"cancel_date" timestamp with time zone,
	"windows" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_papers_discount" CHECK ("order_papers"."discount_rate" is null or "order_papers"."discount_cents" is null),
	CONSTRAINT "order_papers_rate" CHECK ("order_papers"."discount_rate" between 0 and 10000),
	CONSTRAINT "order_papers_vat_rate" CHECK ("order_papers"."vat_rate" between 0 and 10000),
	CONSTRAINT "order_papers_amounts" CHECK ("order_papers"."discount_cents" >= 0 and "order_papers"."freight_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_task_lines" (
	"task_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"customer_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	CONSTRAINT "customer_task_lines_task_id_position_pk" PRIMARY KEY("task_id","position"),
	CONSTRAINT "customer_task_lines_outcome" CHECK ("customer_task_lines"."outcome" in ('waiting', 'done', 'refused', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "customer_tasks" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"created_by" bigint NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"changed_in" "xid8" NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_topic_key_changed_in_pk" PRIMARY KEY("topic","key","changed_in")
);
--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sales_organizations" ADD CONSTRAINT "user_sales_organizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_colors" ADD CONSTRAINT "garment_colors_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_prices" ADD CONSTRAINT "garment_prices_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_catalogs" ADD CONSTRAINT "user_catalogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_catalogs" ADD CONSTRAINT "user_catalogs_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_task_lines" ADD CONSTRAINT "order_task_lines_task_id_order_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."order_tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tasks" ADD CONSTRAINT "order_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tasks" ADD CONSTRAINT "order_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_view_starts" ADD CONSTRAINT "order_view_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_view_starts" ADD CONSTRAINT "order_view_starts_view_id_order_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."order_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group_members" ADD CONSTRAINT "customer_group_members_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group_members" ADD CONSTRAINT "customer_group_members_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_groups" ADD CONSTRAINT "customer_groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_papers" ADD CONSTRAINT "customer_papers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_task_lines" ADD CONSTRAINT "customer_task_lines_task_id_customer_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."customer_tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_customers_customer_idx" ON "agent_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_sap_id_key" ON "users" USING btree ("sap_id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_roles_idx" ON "users" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "garments_style_idx" ON "garments" USING btree ("style_code") WHERE "garments"."style_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "skus_ean_key" ON "skus" USING btree ("catalog_id","ean") WHERE "skus"."removed_at" is null and "skus"."ean" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "skus_own_key" ON "skus" USING btree ("catalog_id","own_sku") WHERE "skus"."removed_at" is null and "skus"."own_sku" is not null;--> statement-breakpoint
CREATE INDEX "skus_own_idx" ON "skus" USING btree ("own_sku") WHERE "skus"."own_sku" is not null;--> statement-breakpoint
CREATE INDEX "user_catalogs_catalog_idx" ON "user_catalogs" USING btree ("catalog_id");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_sku_idx" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_presence_seen_idx" ON "order_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created_at","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_archived_idx" ON "orders" USING btree ("created_at","id") WHERE "orders"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("sap_status","created_at","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller_idx" ON "orders" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_catalog_idx" ON "orders" USING btree ("catalog_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_edited_idx" ON "orders" USING btree ("edited_at");--> statement-breakpoint
CREATE INDEX "orders_changed_idx" ON "orders" USING btree ("changed_in");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_erp_key" ON "orders" USING btree ("erp_key");--> statement-breakpoint
CREATE INDEX "login_failures_window_idx" ON "login_failures" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "one_time_links_user_idx" ON "one_time_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_links_expires_idx" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tasks_created_idx" ON "tasks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tasks_open_idx" ON "tasks" USING btree ("lane","id") WHERE "tasks"."status" in ('created', 'WIP');--> statement-breakpoint
CREATE UNIQUE INDEX "order_tasks_key" ON "order_tasks" USING btree ("created_by","key");--> statement-breakpoint
CREATE INDEX "order_view_starts_view_idx" ON "order_view_starts" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "order_views_owner_idx" ON "order_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "customer_group_members_customer_idx" ON "customer_group_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_groups_owner_idx" ON "customer_groups" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tasks_key" ON "customer_tasks" USING btree ("created_by","key");--> statement-breakpoint
CREATE INDEX "changes_in_idx" ON "changes" USING btree ("changed_in");--> statement-breakpoint
-- Who signed out or was changed is announced in the transaction that does it, to every host that keeps sessions in memory.
CREATE FUNCTION "announce_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('linedesk_sessions', changed.user_id::text) FROM (SELECT DISTINCT user_id FROM before) changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('linedesk_sessions', OLD.id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_deleted" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION "announce_sessions"();--> statement-breakpoint
CREATE TRIGGER "sessions_updated" AFTER UPDATE ON "sessions" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION "announce_sessions"();--> statement-breakpoint
CREATE TRIGGER "users_updated" AFTER UPDATE OF "name", "email", "roles", "closed_at" ON "users" FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.roles, OLD.closed_at) IS DISTINCT FROM (NEW.name, NEW.email, NEW.roles, NEW.closed_at)) EXECUTE FUNCTION "announce_user"();
--> statement-breakpoint
-- Notes which keys of a topic the statement has touched; its first argument is the topic, its second the query of the
-- keys in the rows that it names %s.
CREATE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	keys text := format(TG_ARGV[1], CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END);
BEGIN
	IF TG_OP = 'UPDATE' THEN
		keys := keys || ' union ' || format(TG_ARGV[1], 'old_rows');
	END IF;
	EXECUTE format(
		'insert into changes (topic, key, changed_in)
		select distinct %L, k.key, pg_current_xact_id() from (%s) k(key) on conflict do nothing', TG_ARGV[0], keys);
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	watched text[];
	ofgarment text := 'select g.catalog_id::text from %s r join garments g on g.id = r.garment_id';
BEGIN
	FOREACH watched SLICE 1 IN ARRAY array[
		['garments', 'garments', 'select catalog_id::text from %s'],
		['skus', 'garments', 'select catalog_id::text from %s'],
		['garment_colors', 'garments', ofgarment],
		['garment_prices', 'garments', ofgarment],
		['stocks', 'stock', 'select warehouse from %s'],
		['extra_pictures', 'pictures', 'select '''' from %s'],
		['picture_tags', 'pictures', 'select '''' from %s'],
		['users', 'person', 'select id::text from %s'],
		['user_addresses', 'person', 'select user_id::text from %s'],
		['user_sales_organizations', 'person', 'select user_id::text from %s'],
		['agent_customers', 'reach', 'select agent_id::text from %s']
	] LOOP
		EXECUTE format('CREATE TRIGGER changes_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
			FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L, %L)', watched[1], watched[2], watched[3]);
		EXECUTE format('CREATE TRIGGER changes_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows
			OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L, %L)',
			watched[1], watched[2], watched[3]);
		EXECUTE format('CREATE TRIGGER changes_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
			FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L, %L)', watched[1], watched[2], watched[3]);
	END LOOP;
END $$;
--> statement-breakpoint
-- An upload of garments touches their catalog too: only what a list of orders shows of a catalog counts.
CREATE FUNCTION note_catalog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes (topic, key, changed_in) VALUES ('catalog', NEW.id::text, pg_current_xact_id())
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER changes_updated AFTER UPDATE ON catalogs FOR EACH ROW
	WHEN ((OLD.name, OLD.season, OLD.currency, OLD.catalog_type, OLD.is_current) IS DISTINCT FROM
		(NEW.name, NEW.season, NEW.currency, NEW.catalog_type, NEW.is_current))
	EXECUTE FUNCTION note_catalog();
--> statement-breakpoint
-- An order that leaves somebody leaves their list: who had it can only be told to read all of it again.
CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		NEW.changed_in := pg_current_xact_id();
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' OR OLD.customer_id <> NEW.customer_id THEN
		INSERT INTO changes (topic, key, changed_in) VALUES ('reach', '', pg_current_xact_id()) ON CONFLICT DO NOTHING;
	ELSIF OLD.seller_id IS NOT NULL AND OLD.seller_id IS DISTINCT FROM NEW.seller_id THEN
		INSERT INTO changes (topic, key, changed_in) VALUES ('reach', OLD.seller_id::text, pg_current_xact_id())
			ON CONFLICT DO NOTHING;
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN OLD;
	END IF;
	NEW.changed_in := pg_current_xact_id();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER changes_written BEFORE INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_order();
