import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { type OrderStockResult, useCheckOrderStockQuery, useHas } from '../../../api';
import type { ShortStock } from '../../../domain/orders/sendPreflight';
import { dateAndTimeText } from '../../../lib/dates';

/** The missing stock of each order, by id. */
export function shortStockOf(answer: OrderStockResult | undefined): ReadonlyMap<string, ShortStock> {
  return new Map(
    answer?.orders.map(({ id, pieces, skus, warehouse, stock_updated: updated }) => [
      id,
      { pieces, skus, warehouse, counted: updated === null ? '' : dateAndTimeText(updated) },
    ]),
  );
}

/** Requests which of these orders exceed the stock, if sent in this order. */
export function useShortStock(orderIds: readonly string[]) {
  const isAsked = useHas('checkOrderStock') && orderIds.length > 0;
  const arg = !isAsked ? skipToken : { checkOrderStockRequest: { orders: [...orderIds] } };
  const { currentData, isFetching } = useCheckOrderStockQuery(arg, { refetchOnMountOrArgChange: true });
  const short = useMemo(() => shortStockOf(currentData), [currentData]);
  return { short, isAsking: isFetching && currentData === undefined };
}
