import { rmSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { files } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { openSession } from '../passport/sessions.ts';

const url = '/common/common/upload/file';

async function signedIn(api: TestApi) {
  const member = await aMember(api.db);
  const secret = api.app.apiOptions.tokenSecret;
  const { accessToken } = await openSession(api.db, { member, secret, deviceId: 'd', clientType: 'PC' });
  return { member, headers: { accesstoken: accessToken, uuid: 'd' } };
}

async function upload(api: TestApi, headers: Record<string, string>, form: FormData, to = url) {
  const request = new Request('http://shop', { method: 'POST', body: form });
  const answer = await api.app.inject({
    method: 'POST',
    url: to,
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

function formWith(
  content: Uint8Array | string,
  { name = 'photo.png', type = 'image/png', folder = '' } = {},
): FormData {
  const form = new FormData();
  form.append('file', new File([content as BlobPart], name, { type }));
  if (folder) form.append('directoryPath', folder);
  return form;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b3c5d' } });

describe('uploading a picture', () => {
  test('keeps it as WebP in two sizes under an address of its own, for a year in every cache', async () => {
    await using api = await startApi();
    const { member, headers } = await signedIn(api);
    const photo = await picture(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();

    const { status, body } = await upload(api, headers, formWith(photo, { folder: 'avatar' }));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'success',
      result: expect.stringMatching(/^\/files\/MEMBER\//),
    });
    const address = body.result as string;
    expect(address).toMatch(new RegExp(`^/files/MEMBER/${member.id}/avatar/[\\w-]{36}\\.webp$`));

    const large = await api.app.inject({ method: 'GET', url: address });
    const small = await api.app.inject({ method: 'GET', url: address.replace('.webp', '-480.webp') });
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect((await sharp(large.rawPayload).metadata()).exif).toBeUndefined();
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 480, height: 240 });

    const [file] = await api.db.select().from(files).where(eq(files.ownerId, member.id));
    expect(file).toMatchObject({
      name: 'photo.png',
      url: address,
      bytes: large.rawPayload.length,
      fileType: 'image/webp',
    });
  });

  test('takes a small one as it is, turns a photo upright and keeps transparency', async () => {
    await using api = await startApi();
    const { headers } = await signedIn(api);
    const sideways = await picture(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const kept = async (content: Buffer) => {
      const { body } = await upload(api, headers, formWith(content));
      return sharp((await api.app.inject({ method: 'GET', url: body.result })).rawPayload).metadata();
    };

    expect(await kept(sideways)).toMatchObject({ width: 20, height: 40 });
    expect(await kept(clear)).toMatchObject({ width: 9, height: 9, hasAlpha: true });
  });

  test('looks at what is in the file, not at its name or type', async () => {
    await using api = await startApi();
    const { headers } = await signedIn(api);
    const png = await picture(20, 20).png().toBuffer();
    const truncated = (await picture(400, 400).jpeg().toBuffer()).subarray(0, 400);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

    expect((await upload(api, headers, formWith(png, { name: 'x.exe', type: 'text/plain' }))).status).toBe(200);
    for (const wrong of [
      '<html><script>alert(1)</script>',
      svg,
      'GIF89a',
      Buffer.from([0xff, 0xd8, 0xff]),
      truncated,
    ]) {
      expect(await upload(api, headers, formWith(wrong)), String(wrong).slice(0, 20)).toMatchObject({
        status: 400,
        body: { code: 1010, message: '不支持上传的文件类型！' },
      });
    }
    expect(await api.db.select().from(files)).toHaveLength(1);
  });

  test('keeps every folder name inside the place for files', async () => {
    await using api = await startApi();
    const { member, headers } = await signedIn(api);
    const png = await picture(9, 9).png().toBuffer();

    for (const folder of ['../../etc', '/abs', 'a/../../b', 'a\0b', 'x'.repeat(500), '中文', '.hidden']) {
      const { body } = await upload(api, headers, formWith(png, { folder }));
      expect(body.result, folder).toMatch(new RegExp(`^/files/MEMBER/${member.id}/default/[\\w-]+\\.webp$`));
    }
    const { body } = await upload(api, headers, formWith(png, { folder: 'evaluation/2026', name: '../../x.png' }));
    expect(body.result).toContain('/evaluation/2026/');
  });

  test('asks for a file and for a member', async () => {
    await using api = await startApi();
    const { headers } = await signedIn(api);
    const png = await picture(9, 9).png().toBuffer();
    const withoutFile = new FormData();
    withoutFile.append('directoryPath', 'avatar');
    const missing = { status: 400, body: { code: 1011, message: '上传文件不能为空' } };

    expect(await upload(api, headers, withoutFile)).toMatchObject(missing);
    expect(await upload(api, headers, formWith(''))).toMatchObject(missing);
    expect((await api.app.inject({ method: 'POST', url, headers })).json()).toMatchObject(missing.body);
    expect((await upload(api, {}, formWith(png))).status).toBe(403);
    expect((await upload(api, { accesstoken: 'x.y.z' }, formWith(png))).status).toBe(403);
  });

  test('refuses what is too big: in bytes, in pixels, in parts', async () => {
    await using api = await startApi();
    const { headers } = await signedIn(api);
    const bomb = await picture(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
    const png = await picture(9, 9).png().toBuffer();
    const many = formWith(png);
    for (let part = 0; part < 20; part += 1) many.append(`field${part}`, 'x');
    const tooLarge = { status: 413, body: { success: false, code: 4004 } };

    expect(await upload(api, headers, formWith(new Uint8Array(20 * 1024 * 1024 + 1)))).toMatchObject(tooLarge);
    expect(await upload(api, headers, formWith(bomb))).toMatchObject(tooLarge);
    expect(await upload(api, headers, many)).toMatchObject(tooLarge);
  });

  test('says so when the place for files cannot be written', async () => {
    await using api = await startApi();
    const { headers } = await signedIn(api);
    const { filesFolder } = api.app.apiOptions;
    rmSync(filesFolder, { recursive: true });
    writeFileSync(filesFolder, 'a file in its place');

    const answer = await upload(api, headers, formWith(await picture(9, 9).png().toBuffer()));

    expect(answer).toMatchObject({ status: 400, body: { code: 80102, message: '文件上传失败，请稍后重试' } });
    expect(await api.db.select().from(files)).toEqual([]);
  });

  test('ends at a broken body with a bad request', async () => {
    await using api = await startApi();
    const { headers } = await signedIn(api);

    for (const payload of ['', '--b', '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabc']) {
      const type = { 'content-type': 'multipart/form-data; boundary=b' };
      const answer = await api.app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload });
      expect(answer.statusCode, payload).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
    }
  });
});

test('nothing but kept files is served, and folders are not listed', async () => {
  await using api = await startApi();

  for (const path of [
    '',
    'MEMBER/',
    'nowhere.webp',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '.git/config',
  ]) {
    const answer = await api.app.inject({ method: 'GET', url: `/files/${path}` });
    expect([403, 404], path).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ success: false });
  }
});
