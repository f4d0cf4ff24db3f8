CREATE TYPE "public"."member_role" AS ENUM('BUYER', 'SELLER', 'MANAGER');--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"member_id" bigint NOT NULL,
	"way" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"delivery_method" text DEFAULT 'LOGISTICS' NOT NULL,
	"distribution_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_member_id_way_sku_id_pk" PRIMARY KEY("member_id","way","sku_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"member_id" bigint NOT NULL,
	"way" text NOT NULL,
	"address_id" bigint,
	"store_address_id" bigint,
	"platform_coupon_id" bigint,
	"store_coupon_ids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"receipt" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_member_id_way_pk" PRIMARY KEY("member_id","way")
);
--> statement-breakpoint
CREATE TABLE "joined_guest_carts" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint DEFAULT '0' NOT NULL,
	"store_name" text NOT NULL,
	"coupon_name" text NOT NULL,
	"coupon_name_en" text DEFAULT '' NOT NULL,
	"promotion_name" text NOT NULL,
	"coupon_type" text NOT NULL,
	"price" bigint,
	"discount_percent" smallint,
	"consume_threshold" bigint DEFAULT 0 NOT NULL,
	"scope_type" text DEFAULT 'ALL' NOT NULL,
	"scope_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"get_type" text DEFAULT 'FREE' NOT NULL,
	"store_commission" smallint DEFAULT 0 NOT NULL,
	"description" text,
	"publish_num" integer DEFAULT 0 NOT NULL,
	"coupon_limit_num" integer DEFAULT 0 NOT NULL,
	"received_num" integer DEFAULT 0 NOT NULL,
	"used_num" integer DEFAULT 0 NOT NULL,
	"range_day_type" text DEFAULT 'FIXEDTIME' NOT NULL,
	"effective_days" smallint,
	"start_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "coupon_not_over_published" CHECK ("coupons"."publish_num" = 0 or "coupons"."received_num" <= "coupons"."publish_num")
);
--> statement-breakpoint
CREATE TABLE "member_coupons" (
	"id" bigint PRIMARY KEY NOT NULL,
	"coupon_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"store_id" bigint NOT NULL,
	"store_name" text NOT NULL,
	"coupon_type" text NOT NULL,
	"price" bigint,
	"discount_percent" smallint,
	"consume_threshold" bigint NOT NULL,
	"scope_type" text NOT NULL,
	"scope_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"get_type" text NOT NULL,
	"is_platform" boolean NOT NULL,
	"store_commission" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"trade_sn" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"logo" text,
	"country" text DEFAULT 'cn' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"level" smallint NOT NULL,
	"commission_basis_points" integer DEFAULT 0 NOT NULL,
	"image" text,
	"aliases" text DEFAULT '' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"member_face" text,
	"store_id" bigint NOT NULL,
	"store_name" text NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"goods_name" text NOT NULL,
	"goods_image" text NOT NULL,
	"specs" text DEFAULT '' NOT NULL,
	"order_sn" text NOT NULL,
	"order_line_sn" text NOT NULL,
	"grade" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"reply" text,
	"reply_images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_score" smallint DEFAULT 5 NOT NULL,
	"service_score" smallint DEFAULT 5 NOT NULL,
	"description_score" smallint DEFAULT 5 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluations_orderLineSn_unique" UNIQUE("order_line_sn"),
	CONSTRAINT "evaluation_scores" CHECK (least("evaluations"."delivery_score", "evaluations"."service_score", "evaluations"."description_score") between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"pricing_method" text NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"brand_id" bigint,
	"category_id" bigint NOT NULL,
	"category_path" text NOT NULL,
	"store_category_path" text,
	"freight_template_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"selling_point" text DEFAULT '' NOT NULL,
	"selling_point_en" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"mobile_intro" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '件' NOT NULL,
	"unit_en" text DEFAULT 'pc' NOT NULL,
	"goods_type" text DEFAULT 'PHYSICAL_GOODS' NOT NULL,
	"sales_model" text DEFAULT 'RETAIL' NOT NULL,
	"origin_country" text DEFAULT 'cn' NOT NULL,
	"origin_place" text DEFAULT '' NOT NULL,
	"origin_place_en" text DEFAULT '' NOT NULL,
	"tag" text,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" text,
	"params" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wholesale_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"market_enable" text DEFAULT 'UPPER' NOT NULL,
	"auth_flag" text DEFAULT 'PASS' NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_self_operated" boolean DEFAULT false NOT NULL,
	"buy_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"comment_num" integer DEFAULT 0 NOT NULL,
	"good_comment_num" integer DEFAULT 0 NOT NULL,
	"grade" real DEFAULT 100 NOT NULL,
	"released_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "hot_words" (
	"word" text PRIMARY KEY NOT NULL,
	"score" real NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_skus" (
	"id" bigint PRIMARY KEY NOT NULL,
	"promotion_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"promotion_type" text NOT NULL,
	"store_id" bigint NOT NULL,
	"store_name" text NOT NULL,
	"promotion_name" text NOT NULL,
	"promotion_name_en" text DEFAULT '' NOT NULL,
	"scope_type" text DEFAULT 'ALL' NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"full_money" bigint DEFAULT 0 NOT NULL,
	"full_minus_flag" boolean DEFAULT false NOT NULL,
	"full_minus" bigint,
	"full_rate_flag" boolean DEFAULT false NOT NULL,
	"full_rate_percent" smallint,
	"free_freight_flag" boolean DEFAULT false NOT NULL,
	"point_flag" boolean DEFAULT false NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"coupon_flag" boolean DEFAULT false NOT NULL,
	"coupon_id" bigint,
	"title" text DEFAULT '' NOT NULL,
	"description" text,
	"is_ended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"brand_id" bigint,
	"category_ids" bigint[] NOT NULL,
	"store_label_ids" bigint[] NOT NULL,
	"params" text[] NOT NULL,
	"params_en" text[] NOT NULL,
	"labels" text[] NOT NULL,
	"title" text NOT NULL,
	"spelling" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"sounds" "tsvector" NOT NULL,
	"price" bigint NOT NULL,
	"in_stock" boolean NOT NULL,
	"is_lead" boolean NOT NULL,
	"popularity" real NOT NULL,
	"buy_count" integer NOT NULL,
	"comment_num" integer NOT NULL,
	"grade" real NOT NULL,
	"is_recommended" boolean NOT NULL,
	"goods_type" text NOT NULL,
	"sales_model" text NOT NULL,
	"origin_country" text NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"code" text NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"list_price" bigint,
	"cost" bigint DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"thumbnail" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alert_quantity" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"buy_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sku_stock_not_negative" CHECK ("skus"."stock" >= 0),
	CONSTRAINT "sku_reserved_not_negative" CHECK ("skus"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sku_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"order_sn" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_addresses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"address_name" text NOT NULL,
	"center" text NOT NULL,
	"address" text NOT NULL,
	"mobile" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_labels" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"level" smallint NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"logo" text,
	"banner" text,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'cn' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"is_self_operated" boolean DEFAULT false NOT NULL,
	"has_self_pick_up" boolean DEFAULT false NOT NULL,
	"is_page_shown" boolean DEFAULT false NOT NULL,
	"description_score" real DEFAULT 5 NOT NULL,
	"service_score" real DEFAULT 5 NOT NULL,
	"delivery_score" real DEFAULT 5 NOT NULL,
	"goods_num" integer DEFAULT 0 NOT NULL,
	"collection_num" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"consignee_address_path" text NOT NULL,
	"consignee_address_id_path" text NOT NULL,
	"detail" text NOT NULL,
	"alias" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"lon" text,
	"lat" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footprints" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_collections" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"mobile" text NOT NULL,
	"password_hash" text,
	"role" "member_role" DEFAULT 'BUYER' NOT NULL,
	"store_id" bigint,
	"nick_name" text NOT NULL,
	"sex" smallint DEFAULT 0 NOT NULL,
	"birthday" date,
	"region_id_path" text,
	"region_path" text,
	"face" text,
	"client_type" text DEFAULT 'PC' NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"total_points" integer DEFAULT 0 NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_username_unique" UNIQUE("username"),
	CONSTRAINT "members_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "points_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"point_type" text NOT NULL,
	"before" integer NOT NULL,
	"change" integer NOT NULL,
	"after" integer NOT NULL,
	"content" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" bigint PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"device_id" text NOT NULL,
	"client_type" text NOT NULL,
	"is_long_term" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_reason" text
);
--> statement-breakpoint
CREATE TABLE "store_collections" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"sn" text PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"trade_sn" text NOT NULL,
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"goods_name" text NOT NULL,
	"goods_name_en" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"specs" text DEFAULT '' NOT NULL,
	"specs_en" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"goods_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"sub_total" bigint NOT NULL,
	"flow_price" bigint NOT NULL,
	"price" jsonb NOT NULL,
	"promotion_type" text,
	"promotion_id" text,
	"after_sale_state" text DEFAULT 'NEW' NOT NULL,
	"comment_state" text DEFAULT 'NEW' NOT NULL,
	"complain_state" text DEFAULT 'NEW' NOT NULL,
	"complain_id" bigint,
	"refund_state" text DEFAULT 'NO_REFUND' NOT NULL,
	"refund_price" bigint DEFAULT 0 NOT NULL,
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	"delivered_quantity" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_lines_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "order_logs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_sn" text NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator_type" text NOT NULL,
	"operator_name" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_package_lines" (
	"id" bigint PRIMARY KEY NOT NULL,
	"package_no" text NOT NULL,
	"order_sn" text NOT NULL,
	"order_line_sn" text NOT NULL,
	"goods_name" text NOT NULL,
	"thumbnail" text NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_packages" (
	"package_no" text PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"logistics_id" bigint NOT NULL,
	"logistics_name" text NOT NULL,
	"logistics_no" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_packages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"sn" text PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"trade_sn" text NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"store_id" bigint NOT NULL,
	"store_name" text NOT NULL,
	"state" text DEFAULT 'UNPAID' NOT NULL,
	"pay_state" text DEFAULT 'UNPAID' NOT NULL,
	"deliver_state" text DEFAULT 'UNDELIVERED' NOT NULL,
	"order_type" text DEFAULT 'NORMAL' NOT NULL,
	"promotion_type" text DEFAULT 'NORMAL' NOT NULL,
	"parent_order_sn" text,
	"client_type" text DEFAULT 'PC' NOT NULL,
	"payment_method" text,
	"receivable_no" text,
	"goods_price" bigint NOT NULL,
	"freight_price" bigint NOT NULL,
	"discount_price" bigint NOT NULL,
	"flow_price" bigint NOT NULL,
	"update_price" bigint,
	"price" jsonb NOT NULL,
	"goods_num" integer NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"remark" text,
	"seller_remark" text,
	"cancel_reason" text,
	"delivery_method" text NOT NULL,
	"consignee_name" text,
	"consignee_mobile" text,
	"consignee_address_path" text,
	"consignee_address_id_path" text,
	"consignee_detail" text,
	"store_address_path" text,
	"store_address_mobile" text,
	"store_address_center" text,
	"verification_code" text,
	"logistics_id" bigint,
	"logistics_name" text,
	"logistics_no" text,
	"need_receipt" boolean DEFAULT false NOT NULL,
	"platform_coupon_id" bigint,
	"store_coupon_id" bigint,
	"distribution_id" bigint,
	"gift_points" integer DEFAULT 0 NOT NULL,
	"gift_coupon_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_sn" text NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"store_id" bigint NOT NULL,
	"store_name" text NOT NULL,
	"receipt_title" text NOT NULL,
	"taxpayer_id" text,
	"receipt_content" text NOT NULL,
	"receipt_price" bigint NOT NULL,
	"receipt_state" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"sn" text PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"pay_state" text DEFAULT 'UNPAID' NOT NULL,
	"payment_method" text,
	"delivery_method" text,
	"goods_price" bigint NOT NULL,
	"freight_price" bigint NOT NULL,
	"discount_price" bigint NOT NULL,
	"flow_price" bigint NOT NULL,
	"consignee_name" text,
	"consignee_mobile" text,
	"consignee_address_path" text,
	"consignee_address_id_path" text,
	"consignee_detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trades_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" bigint NOT NULL,
	"order_sn" text,
	"payment_id" bigint,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_sn" text NOT NULL,
	"method" text NOT NULL,
	"client_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"provider_reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"sn" text PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text,
	"pay_state" text DEFAULT 'UNPAID' NOT NULL,
	"receivable_no" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "recharges_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"sn" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"order_sn" text,
	"payment_id" bigint,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_logs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"service_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"frozen" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_not_negative" CHECK ("wallets"."balance" >= 0 and "wallets"."frozen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "logistics_companies" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logistics_companies_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"page_type" text NOT NULL,
	"client_type" text NOT NULL,
	"num" bigint DEFAULT '0' NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"page_data" text NOT NULL,
	"page_data_en" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reasons" (
	"id" bigint PRIMARY KEY NOT NULL,
	"service_type" text NOT NULL,
	"reason" text NOT NULL,
	"reason_en" text DEFAULT '' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint NOT NULL,
	"ad_code" text NOT NULL,
	"level" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"center" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_guest_carts" ADD CONSTRAINT "joined_guest_carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD CONSTRAINT "freight_templates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_skus" ADD CONSTRAINT "promotion_skus_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_skus" ADD CONSTRAINT "promotion_skus_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_addresses" ADD CONSTRAINT "store_addresses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_labels" ADD CONSTRAINT "store_labels_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_collections" ADD CONSTRAINT "goods_collections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_log" ADD CONSTRAINT "points_log_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_collections" ADD CONSTRAINT "store_collections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_logs" ADD CONSTRAINT "order_logs_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package_lines" ADD CONSTRAINT "order_package_lines_package_no_order_packages_package_no_fk" FOREIGN KEY ("package_no") REFERENCES "public"."order_packages"("package_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_packages" ADD CONSTRAINT "order_packages_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_sn_trades_sn_fk" FOREIGN KEY ("trade_sn") REFERENCES "public"."trades"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_logs" ADD CONSTRAINT "wallet_logs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_sku_id_index" ON "cart_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "joined_guest_carts_member_id_index" ON "joined_guest_carts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "joined_guest_carts_created_at_index" ON "joined_guest_carts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coupons_store_id_index" ON "coupons" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "member_coupons_member_id_state_end_time_index" ON "member_coupons" USING btree ("member_id","state","end_time");--> statement-breakpoint
CREATE INDEX "member_coupons_member_id_coupon_id_index" ON "member_coupons" USING btree ("member_id","coupon_id");--> statement-breakpoint
CREATE INDEX "member_coupons_trade_sn_index" ON "member_coupons" USING btree ("trade_sn");--> statement-breakpoint
CREATE INDEX "member_coupons_state_end_time_index" ON "member_coupons" USING btree ("state","end_time");--> statement-breakpoint
CREATE INDEX "categories_parent_id_sort_order_index" ON "categories" USING btree ("parent_id","sort_order");--> statement-breakpoint
CREATE INDEX "evaluations_goods_id_status_created_at_index" ON "evaluations" USING btree ("goods_id","status","created_at");--> statement-breakpoint
CREATE INDEX "evaluations_member_id_id_index" ON "evaluations" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "evaluations_store_id_index" ON "evaluations" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "freight_templates_store_id_index" ON "freight_templates" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "goods_store_id_index" ON "goods" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "goods_category_id_index" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_store_id_code_index" ON "goods" USING btree ("store_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_skus_promotion_id_sku_id_index" ON "promotion_skus" USING btree ("promotion_id","sku_id");--> statement-breakpoint
CREATE INDEX "promotion_skus_sku_id_index" ON "promotion_skus" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "promotions_store_id_end_time_index" ON "promotions" USING btree ("store_id","end_time");--> statement-breakpoint
CREATE INDEX "promotions_end_time_index" ON "promotions" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "search_entries_goods_id_index" ON "search_entries" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "search_entries_store_id_index" ON "search_entries" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "search_entries_brand_id_index" ON "search_entries" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "search_entries_words_index" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_sounds_index" ON "search_entries" USING gin ("sounds");--> statement-breakpoint
CREATE INDEX "search_entries_spelling_index" ON "search_entries" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_entries_category_ids_index" ON "search_entries" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "search_entries_store_label_ids_index" ON "search_entries" USING gin ("store_label_ids");--> statement-breakpoint
CREATE INDEX "search_entries_params_index" ON "search_entries" USING gin ("params");--> statement-breakpoint
CREATE INDEX "search_entries_params_en_index" ON "search_entries" USING gin ("params_en");--> statement-breakpoint
CREATE INDEX "search_entries_in_stock_is_lead_popularity_sku_id_index" ON "search_entries" USING btree ("in_stock","is_lead","popularity","sku_id");--> statement-breakpoint
CREATE INDEX "search_entries_price_sku_id_index" ON "search_entries" USING btree ("price","sku_id");--> statement-breakpoint
CREATE INDEX "search_entries_buy_count_sku_id_index" ON "search_entries" USING btree ("buy_count","sku_id");--> statement-breakpoint
CREATE INDEX "search_entries_comment_num_sku_id_index" ON "search_entries" USING btree ("comment_num","sku_id");--> statement-breakpoint
CREATE INDEX "search_entries_grade_sku_id_index" ON "search_entries" USING btree ("grade","sku_id");--> statement-breakpoint
CREATE INDEX "search_entries_released_at_sku_id_index" ON "search_entries" USING btree ("released_at","sku_id");--> statement-breakpoint
CREATE INDEX "skus_goods_id_position_index" ON "skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_store_id_code_index" ON "skus" USING btree ("store_id","code");--> statement-breakpoint
CREATE INDEX "stock_moves_sku_id_id_index" ON "stock_moves" USING btree ("sku_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_order_sn_index" ON "stock_moves" USING btree ("order_sn");--> statement-breakpoint
CREATE INDEX "store_addresses_store_id_index" ON "store_addresses" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "store_labels_store_id_sort_order_index" ON "store_labels" USING btree ("store_id","sort_order");--> statement-breakpoint
CREATE INDEX "addresses_member_id_id_index" ON "addresses" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "footprints_member_id_goods_id_index" ON "footprints" USING btree ("member_id","goods_id");--> statement-breakpoint
CREATE INDEX "footprints_member_id_viewed_at_index" ON "footprints" USING btree ("member_id","viewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_collections_member_id_sku_id_index" ON "goods_collections" USING btree ("member_id","sku_id");--> statement-breakpoint
CREATE INDEX "goods_collections_member_id_id_index" ON "goods_collections" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotent_answers_member_id_key_index" ON "idempotent_answers" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at_index" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "points_log_member_id_id_index" ON "points_log" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_log_member_id_cause_index" ON "points_log" USING btree ("member_id","cause");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_unused" ON "refresh_tokens" USING btree ("session_id") WHERE "refresh_tokens"."used_at" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at_index" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_member_id_created_at_index" ON "sessions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_collections_member_id_store_id_index" ON "store_collections" USING btree ("member_id","store_id");--> statement-breakpoint
CREATE INDEX "store_collections_member_id_id_index" ON "store_collections" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_order_sn_id_index" ON "order_lines" USING btree ("order_sn","id");--> statement-breakpoint
CREATE INDEX "order_lines_member_id_id_index" ON "order_lines" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_comment_state_completed_at_index" ON "order_lines" USING btree ("comment_state","completed_at");--> statement-breakpoint
CREATE INDEX "order_lines_after_sale_state_completed_at_index" ON "order_lines" USING btree ("after_sale_state","completed_at");--> statement-breakpoint
CREATE INDEX "order_lines_complain_state_order_sn_index" ON "order_lines" USING btree ("complain_state","order_sn");--> statement-breakpoint
CREATE INDEX "order_logs_order_sn_id_index" ON "order_logs" USING btree ("order_sn","id");--> statement-breakpoint
CREATE INDEX "order_package_lines_package_no_index" ON "order_package_lines" USING btree ("package_no");--> statement-breakpoint
CREATE INDEX "order_packages_order_sn_id_index" ON "order_packages" USING btree ("order_sn","id");--> statement-breakpoint
CREATE INDEX "orders_member_id_id_index" ON "orders" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "orders_member_id_state_id_index" ON "orders" USING btree ("member_id","state","id");--> statement-breakpoint
CREATE INDEX "orders_trade_sn_index" ON "orders" USING btree ("trade_sn");--> statement-breakpoint
CREATE INDEX "orders_store_id_state_id_index" ON "orders" USING btree ("store_id","state","id");--> statement-breakpoint
CREATE INDEX "orders_state_created_at_index" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "orders_state_shipped_at_index" ON "orders" USING btree ("state","shipped_at");--> statement-breakpoint
CREATE INDEX "orders_state_completed_at_index" ON "orders" USING btree ("state","completed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_store_id_verification_code_index" ON "orders" USING btree ("store_id","verification_code") WHERE "orders"."verification_code" is not null;--> statement-breakpoint
CREATE INDEX "receipts_order_sn_index" ON "receipts" USING btree ("order_sn");--> statement-breakpoint
CREATE INDEX "receipts_member_id_id_index" ON "receipts" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "trades_member_id_id_index" ON "trades" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_kind_reference_index" ON "ledger_entries" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "ledger_entries_order_sn_index" ON "ledger_entries" USING btree ("order_sn");--> statement-breakpoint
CREATE INDEX "ledger_entries_member_id_id_index" ON "ledger_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "payments_target_sn_index" ON "payments" USING btree ("target_sn");--> statement-breakpoint
CREATE INDEX "payments_member_id_id_index" ON "payments" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "payments_state_created_at_index" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_method_provider_reference_index" ON "payments" USING btree ("method","provider_reference");--> statement-breakpoint
CREATE INDEX "recharges_member_id_id_index" ON "recharges" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "recharges_pay_state_created_at_index" ON "recharges" USING btree ("pay_state","created_at");--> statement-breakpoint
CREATE INDEX "refunds_order_sn_index" ON "refunds" USING btree ("order_sn");--> statement-breakpoint
CREATE INDEX "refunds_state_created_at_index" ON "refunds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "wallet_logs_member_id_id_index" ON "wallet_logs" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "files_owner_id_id_index" ON "files" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "pages_page_type_client_type_num_index" ON "pages" USING btree ("page_type","client_type","num");--> statement-breakpoint
CREATE INDEX "reasons_service_type_sort_order_index" ON "reasons" USING btree ("service_type","sort_order");--> statement-breakpoint
CREATE INDEX "regions_parent_id_order_num_index" ON "regions" USING btree ("parent_id","order_num");--> statement-breakpoint
CREATE INDEX "regions_name_index" ON "regions" USING btree ("name");--> statement-breakpoint
CREATE INDEX "regions_level_index" ON "regions" USING btree ("level");