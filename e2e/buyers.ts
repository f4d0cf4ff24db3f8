import { openDatabase } from '../apps/api/src/db/client.ts';
import { nextId, useNode } from '../apps/api/src/db/ids.ts';
import { addresses, members, walletLogs, wallets } from '../apps/api/src/db/schema/index.ts';
import { openSession } from '../apps/api/src/passport/sessions.ts';

export interface Buyer {
  memberId: string;
  accessToken: string;
  addressId: string;
}

/** Signed-in members with an address and a full wallet, put straight into the database. */
export async function makeBuyers(
  place: { url: string } | { folder: string },
  secret: string,
  count: number,
): Promise<Buyer[]> {
  const server = await openDatabase(place);
  useNode(1000);
  const buyers: Buyer[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = nextId();
    const [member] = await server.db
      .insert(members)
      .values({
        id,
        username: `bench${number}`,
        mobile: `188${String(number).padStart(8, '0')}`,
        passwordHash: 'none',
        nickName: `bench${number}`,
      })
      .returning();
    const addressId = nextId();
    await server.db.insert(addresses).values({
      id: addressId,
      memberId: id,
      name: '林舟',
      mobile: '13800006620',
      consigneeAddressPath: '福建省,泉州市,丰泽区',
      consigneeAddressIdPath: '35,3505,350503',
      detail: '海星路 88 号',
      isDefault: true,
    });
    await server.db.insert(wallets).values({ memberId: id, balance: 10_000_000_000 });
    await server.db.insert(walletLogs).values({
      id: nextId(),
      memberId: id,
      memberName: 'bench',
      serviceType: 'WALLET_RECHARGE',
      amount: 10_000_000_000,
      detail: 'bench',
    });
    const { accessToken } = await openSession(server.db, {
      member: member!,
      secret,
      deviceId: `bench${number}`,
      clientType: 'PC',
    });
    buyers.push({ memberId: id, accessToken, addressId });
  }
  await server.close();
  return buyers;
}

/** Asks the shop something as a buyer; a trade or an order answers with its serial. */
export type Ask = <Result = { sn: string }>(
  method: string,
  path: string,
  body?: Record<string, unknown>,
) => Promise<{ success: boolean; result: Result }>;

export function askAs(url: string, buyer: Buyer): Ask {
  return async <Result>(method: string, path: string, body?: Record<string, unknown>) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        accesstoken: buyer.accessToken,
        uuid: 'bench-device',
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { success: boolean; result: Result };
  };
}
