import { signOut } from '@silkboat/contract/passport';
import { expect, test } from 'vitest';
import { aMember } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';

test('signs out without a token, because there is nothing to end', async () => {
  await using api = await startApi();

  const answer = await api.call(signOut);

  expect(answer).toMatchObject({ status: 200, body: { success: true, message: '成功', code: 200, result: null } });
});

test('a token of a closed session is refused everywhere and the handler does not run', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  await buyer.call(signOut);

  const answer = await buyer.call(signOut);

  expect(answer).toMatchObject({
    status: 403,
    body: { success: false, code: 403, status: 403, message: '登录已失效，请重新登录' },
  });
});
