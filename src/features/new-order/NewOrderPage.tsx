import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useGetMeQuery, useGetUserQuery, useListCatalogsQuery, type User } from '../../api';
import { NoCatalogToOrder } from '../../shared/catalog-select/NoCatalogToOrder';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { NewOrderForm } from './NewOrderForm';

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
        <LoadingPanel fields={5} />
      </Page>
    );
  }
  return (
    <Page forWhom={customer.id === me.id ? `For yourself, ${me.name}` : `For ${describe(customer)}`}>
      {catalogs.data.length === 0 ? (
        <NoCatalogToOrder roles={me.roles} />
      ) : (
        <NewOrderForm key={customer.id} me={me} customer={customer} catalogs={catalogs.data} />
      )}
    </Page>
  );
}

function Page({ forWhom = '', children }: { forWhom?: string; children: ReactNode }) {
  return (
    <PageFrame title="New order" lead={forWhom} layout="short-form">
      {children}
    </PageFrame>
  );
}

function describe({ name, sap_id }: User): string {
  return sap_id === null ? name : `${name} (SAP ID ${sap_id})`;
}
