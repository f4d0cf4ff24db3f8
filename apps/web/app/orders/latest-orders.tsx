import { LocalLink } from '../i18n/local-link.tsx';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { OrderStatus } from './order-status.tsx';
import { type OrderView, orderPath } from './order-view.ts';

/** Orders in a line each: pictures, what it is, amount, state; the whole row leads to the order. */
export function LatestOrders({ orders }: { orders: OrderView[] }) {
  return (
    <ul className="border-t border-rule">
      {orders.map((order) => (
        <li
          key={order.sn}
          className="relative grid grid-cols-[auto_1fr_max(9rem,90px)_max(10rem,136px)] items-center gap-6 narrow:gap-3 border-b border-rule py-3 transition-colors hover:bg-paper-50 max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-4 max-md:gap-y-0"
        >
          <span className="flex gap-2 max-md:row-span-2">
            {order.lines.slice(0, 3).map(({ sn, image }, index) => (
              <Image
                key={sn}
                src={image}
                alt=""
                sizes="64px"
                className={`size-[max(4rem,48px)] rounded-md ${index > 0 ? 'max-md:hidden' : ''}`}
              />
            ))}
          </span>
          <span className="min-w-0">
            <LocalLink to={orderPath(order.sn)} className="line-clamp-1 after:absolute after:inset-0">
              {order.lines[0]?.name}
            </LocalLink>
            <span className="num block truncate text-sm text-ink-500">
              {order.createTime.slice(0, 16)}
              <span className="max-md:hidden"> · {order.sn}</span>
            </span>
          </span>
          <Price
            yuan={order.flowPrice}
            isPlain
            className="text-right max-md:col-start-2 max-md:row-start-2 max-md:text-left"
          />
          <OrderStatus
            state={order.state}
            className="justify-end text-sm max-md:col-start-3 max-md:row-span-2 max-md:row-start-1"
          />
        </li>
      ))}
    </ul>
  );
}
