import { formatDateTime } from '@silkboat/contract/dates';
import {
  addAddress,
  editAddress,
  getAddress,
  getDefaultAddress,
  getPoints,
  listAddresses,
  listPointsLog,
  removeAddress,
} from '@silkboat/contract/members';
import type { FastifyInstance } from 'fastify';
import { pagingOf } from '#db/paging.ts';
import { serve } from '#http/serve.ts';
import * as addresses from './addresses.ts';
import * as points from './points.ts';

export function memberRoutes(app: FastifyInstance): void {
  const { db } = app;

  serve(app, listAddresses, async ({ member, input }) => {
    const page = await addresses.listAddresses(db, { memberId: member.id, paging: pagingOf(input) });
    return { ...page, records: page.records.map(addresses.toMemberAddress) };
  });

  serve(app, getAddress, async ({ member, input }) => {
    const address = await addresses.findAddress(db, { memberId: member.id, addressId: input.id });
    return address ? addresses.toMemberAddress(address) : null;
  });

  serve(app, getDefaultAddress, async ({ member }) => {
    const address = await addresses.findDefaultAddress(db, { memberId: member.id });
    return address ? addresses.toMemberAddress(address) : null;
  });

  serve(app, addAddress, async ({ member, input }) =>
    addresses.toMemberAddress(await addresses.addAddress(db, { memberId: member.id, fields: input })),
  );

  serve(app, editAddress, async ({ member, input: { id: addressId, ...fields } }) =>
    addresses.toMemberAddress(await addresses.editAddress(db, { memberId: member.id, addressId, fields })),
  );

  serve(app, removeAddress, ({ member, input }) =>
    addresses.removeAddress(db, { memberId: member.id, addressId: input.id }),
  );

  serve(app, getPoints, ({ member }) => points.getPoints(db, { memberId: member.id }));

  serve(app, listPointsLog, async ({ member, input }) => {
    const page = await points.listPointsLog(db, { memberId: member.id, paging: pagingOf(input) });
    const records = page.records.map((entry) => ({
      id: entry.id,
      createBy: '系统',
      createTime: formatDateTime(entry.createdAt),
      memberId: entry.memberId,
      memberName: member.nickName,
      point: entry.after,
      beforePoint: entry.before,
      variablePoint: entry.change,
      content: entry.content,
      pointType: entry.pointType,
    }));
    return { ...page, records };
  });
}
