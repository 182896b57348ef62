import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';

/** A table in an export, and what is special about it. */
export interface Part {
  table: PgTable;
  /** The fields that are not named by the rule of `fieldsOf`, by their column. */
  names?: Record<string, string>;
  /** Columns that the host makes itself. */
  made?: readonly string[];
  /** Columns that are in exports with secrets only. */
  secret?: readonly string[];
}

/** Rows that are inside the row that they belong to: a list, or a single one or null. */
export interface Nested extends Part {
  /** The column that refers to the outer row's id. */
  of: string;
  isSingle?: boolean;
  /** Whether the field is in exports with secrets only. */
  isSecret?: boolean;
}

/** A file of an export: one JSON object a line for each row of its table. */
export interface Kind extends Part {
  name: string;
  nested?: Record<string, Nested>;
  /** The rows that are exported; all by default. */
  where?: (withSecrets: boolean) => SQL;
}

/** The tasks that an export has: those that ended and are listed for somebody. */
export const isTaskExported = sql`finished_at is not null and created_by is not null`;

/** What an export has, each kind after those that it refers to. docs/export.md describes the same. */
export const kinds: readonly Kind[] = [
  {
    name: 'settings',
    table: schema.settings,
    where: (withSecrets) => (withSecrets ? sql`true` : sql`key = 'demo'`),
  },
  { name: 'catalogs', table: schema.catalogs },
  {
    name: 'users',
    table: schema.users,
    secret: ['password_hash'],
    nested: {
      addresses: { table: schema.userAddresses, of: 'user_id' },
      sales_organizations: { table: schema.userSalesOrganizations, of: 'user_id' },
      papers: { table: schema.customerPapers, of: 'customer_id', isSingle: true },
      totp_secret: { table: schema.totpSecrets, of: 'user_id', isSingle: true, isSecret: true },
      recovery_codes: { table: schema.recoveryCodes, of: 'user_id', isSecret: true },
      passkeys: { table: schema.passkeys, of: 'user_id', isSecret: true },
      openid_accounts: { table: schema.openidAccounts, of: 'user_id', isSecret: true },
    },
  },
  { name: 'agents', table: schema.agentCustomers },
  { name: 'visibility', table: schema.userCatalogs },
  {
    name: 'garments',
    table: schema.garments,
    nested: {
      colors: { table: schema.garmentColors, of: 'garment_id' },
      prices: { table: schema.garmentPrices, of: 'garment_id' },
      skus: { table: schema.skus, of: 'garment_id' },
    },
  },
  { name: 'stock', table: schema.stocks },
  { name: 'extra_pictures', table: schema.extraPictures },
  {
    name: 'orders',
    table: schema.orders,
    names: { total_cents: 'total_price' },
    made: ['changed_in', 'to_come', 'confirmed_short'],
    nested: {
      lines: { table: schema.orderLines, of: 'order_id' },
      papers: {
        table: schema.orderPapers,
        of: 'order_id',
        isSingle: true,
        names: { discount_cents: 'discount_amount' },
      },
      events: { table: schema.orderEvents, of: 'order_id' },
      proposal: { table: schema.orderProposals, of: 'order_id', isSingle: true },
      proposal_lines: { table: schema.orderProposalLines, of: 'order_id' },
    },
  },
  {
    name: 'erp_documents',
    table: schema.erpDocuments,
    nested: {
      lines: { table: schema.erpDocumentLines, of: 'document_id' },
      seen: { table: schema.orderNewsSeen, of: 'document_id' },
    },
  },
  {
    name: 'order_versions',
    table: schema.orderVersions,
    names: { total_cents: 'total_price' },
    nested: { lines: { table: schema.orderVersionLines, of: 'version_id' } },
  },
  {
    name: 'order_views',
    table: schema.orderViews,
    nested: { starts: { table: schema.orderViewStarts, of: 'view_id' } },
  },
  {
    name: 'customer_groups',
    table: schema.customerGroups,
    nested: { members: { table: schema.customerGroupMembers, of: 'group_id' } },
  },
  {
    name: 'tasks',
    table: schema.tasks,
    names: { lane: 'queue' },
    where: () => isTaskExported,
    nested: {
      order_task: { table: schema.orderTasks, of: 'task_id', isSingle: true },
      order_task_lines: { table: schema.orderTaskLines, of: 'task_id' },
      customer_task: { table: schema.customerTasks, of: 'task_id', isSingle: true },
      customer_task_lines: { table: schema.customerTaskLines, of: 'task_id' },
    },
  },
];

/** The tables that no export has, and why. */
export const leftOut: Record<string, string> = Object.fromEntries(
  (
    [
      [schema.sessions, 'everybody signs in again at the new host'],
      [schema.apiKeys, 'other systems get new keys at the new host'],
      [schema.webhooks, 'they are created again at the new host, with new secrets'],
      [schema.webhookDeliveries, 'they go with their webhooks'],
      [schema.oneTimeLinks, 'links lead to the old host and end within days'],
      [schema.loginFailures, 'counts of failed sign-ins last minutes'],
      [schema.startedSteps, 'what a browser has begun ends within minutes'],
      [schema.factorResets, 'an unconfirmed request is made again'],
      [schema.erpAttempts, 'orders on their way to the ERP are answered before a move'],
      [schema.erpRefusedFiles, 'the files are in the folder of the old host'],
      [schema.erpReads, 'the new host asks the ERP again for what followed its orders'],
      [schema.orderSkuFulfillment, 'a host makes it of the documents of the ERP when it starts'],
      [schema.orderPresence, 'who has an order open is noted every few seconds'],
      [schema.pictureTags, 'a host makes them from its pictures when it starts'],
      [schema.idempotencyKeys, 'they recognize a request that is sent again within minutes'],
      [schema.changes, 'a host makes them with every write'],
    ] as const
  ).map(([table, reason]) => [getTableName(table), reason]),
);
