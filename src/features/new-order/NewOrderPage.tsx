import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useGetMeQuery, useGetUserQuery, useListCatalogsQuery, type User } from '../../api';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { NewOrderForm } from './NewOrderForm';
import styles from './NewOrderPage.module.css';

/** New order, for oneself or for the customer of the address (spec 2). */
export function NewOrderPage() {
  const { userid } = useParams<{ userid: string }>();
  const me = useGetMeQuery().data;
  const other = useGetUserQuery(
    userid === undefined ? skipToken : { id: userid, includeAddresses: true, includeSalesorg: true },
  );
  const catalogs = useListCatalogsQuery();
  const customer = userid === undefined ? me : other.currentData;

  const failed = [other, catalogs].find(({ isError, currentData }) => isError && currentData === undefined);
  if (failed !== undefined) {
    return (
      <Page>
        <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />
      </Page>
    );
  }
  if (me === undefined || customer === undefined || catalogs.data === undefined) {
    return (
      <Page>
        <div className={styles.loading} role="status" aria-label="Loading" />
      </Page>
    );
  }
  return (
    <Page forWhom={customer.id === me.id ? `For yourself, ${me.name}` : `For ${describe(customer)}`}>
      {catalogs.data.length === 0 ? (
        <p className={styles.nothing}>{nothingToOrderFrom(me)}</p>
      ) : (
        <NewOrderForm key={customer.id} me={me} customer={customer} catalogs={catalogs.data} />
      )}
    </Page>
  );
}

function Page({ forWhom, children }: { forWhom?: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>New order</h1>
      <p className={styles.forWhom}>{forWhom}</p>
      {children}
    </div>
  );
}

function describe({ name, sap_id }: User): string {
  return sap_id === null ? name : `${name} (SAP ID ${sap_id})`;
}

function nothingToOrderFrom({ roles }: User): string {
  if (roles.includes('admin')) return 'There is no catalog to order from yet. Please upload one first.';
  const who = roles.includes('agent') ? 'an admin' : 'your agent';
  return `No catalog is enabled for you yet. Please ask ${who} to enable one.`;
}
