import type { Database } from '#db/client.ts';
import { addresses, members } from '#db/schema/index.ts';
import { hashPassword } from '../../src/passport/passwords.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import { sampleId } from '../sample-ids.ts';
import { storeIdOf } from './seed-catalogue.ts';

/** Accounts to try, all with the password `silkboat-demo`. */
export const demoPassword = 'silkboat-demo';
export const demoMobiles = {
  buyer: '13800000001',
  second: '13800000002',
  fresh: '13800000003',
  seller: '13800000011',
  manager: '13800000021',
};

export const demoMemberId = (number: 1 | 2 | 3) => sampleId('member', number);

export async function seedMembers(db: Database, today: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const base = { passwordHash, createdAt: new Date(today.getTime() - 400 * 86_400_000) };
  await insertInBatches(db, members, [
    {
      ...base,
      id: demoMemberId(1),
      username: 'linzhou',
      mobile: demoMobiles.buyer,
      nickName: '林舟',
      face: '/media/avatars/1.webp',
      sex: 1,
    },
    {
      ...base,
      id: demoMemberId(2),
      username: 'chenhai',
      mobile: demoMobiles.second,
      nickName: '陈海',
      face: '/media/avatars/2.webp',
      sex: 0,
    },
    {
      ...base,
      id: demoMemberId(3),
      username: 'siri',
      mobile: demoMobiles.fresh,
      nickName: 'Siri P.',
      face: '/media/avatars/3.webp',
      sex: 0,
    },
    {
      ...base,
      id: sampleId('member', 11),
      username: 'oujiang',
      mobile: demoMobiles.seller,
      nickName: '瓯江窑掌柜',
      role: 'SELLER',
      storeId: storeIdOf('oujiang'),
    },
    {
      ...base,
      id: sampleId('member', 21),
      username: 'manager',
      mobile: demoMobiles.manager,
      nickName: '平台运营',
      role: 'MANAGER',
    },
  ]);
  await insertInBatches(db, addresses, [
    address(
      1,
      1,
      '林舟',
      '13800006620',
      '福建省,泉州市,丰泽区,东海街道',
      '35,3505,350503,350503008',
      '海星路 88 号 3 栋 1201',
      '家',
      true,
    ),
    address(
      2,
      1,
      '陈海',
      '18600000917',
      '上海市,市辖区,浦东新区,南汇新城镇',
      '31,3101,310115,310115145',
      '海洋一路 300 号 A 座 7 层',
      '公司',
      false,
    ),
    address(
      3,
      2,
      '陈海',
      '18600000917',
      '上海市,市辖区,浦东新区,南汇新城镇',
      '31,3101,310115,310115145',
      '海洋一路 300 号 A 座 7 层',
      '公司',
      true,
    ),
  ]);
}

function address(
  number: number,
  member: 1 | 2,
  name: string,
  mobile: string,
  path: string,
  ids: string,
  detail: string,
  alias: string,
  isDefault: boolean,
): typeof addresses.$inferInsert {
  return {
    id: sampleId('member', 500 + number),
    memberId: demoMemberId(member),
    name,
    mobile,
    consigneeAddressPath: path,
    consigneeAddressIdPath: ids,
    detail,
    alias,
    isDefault,
  };
}
