import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetOrderPlaceQuery, useHas } from '../../api';
import { type PlaceDraft, placeDraftOf } from '../../domain/orders/place';

/** Where this customer's orders from this catalog usually go, on a server that can tell; empty until it has. */
export function useUsualPlace(customerId: string, catalog: string | undefined) {
  const isAsked = useHas('getOrderPlace') && catalog !== undefined;
  const { currentData } = useGetOrderPlaceQuery(isAsked ? { id: customerId, catalog } : skipToken);
  return useMemo(() => {
    const place: PlaceDraft =
      currentData === undefined ? {} : placeDraftOf({ ...currentData, address_id: currentData.address });
    /** Whether an empty field must be sent as such, since the server would fill it in. */
    return { place, sendsEmpty: currentData !== undefined };
  }, [currentData]);
}
