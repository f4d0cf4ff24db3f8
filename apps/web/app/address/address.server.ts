import type { ApiClient } from '@silkboat/contract/client';
import { addAddress, editAddress, listAddresses, type MemberAddress, removeAddress } from '@silkboat/contract/members';

/** A member keeps no more than this. */
const mostAddresses = 50;

export async function loadAddresses(api: ApiClient): Promise<MemberAddress[]> {
  return (await api.call(listAddresses, { pageSize: mostAddresses })).records;
}

/** Saves or removes an address as the form says; null after a removal. */
export async function changeAddress(api: ApiClient, form: FormData): Promise<MemberAddress | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const id = text('id');
  if (text('do') === 'remove') {
    await api.call(removeAddress, { id });
    return null;
  }
  const fields = {
    name: text('name'),
    mobile: text('mobile'),
    consigneeAddressPath: text('consigneeAddressPath'),
    consigneeAddressIdPath: text('consigneeAddressIdPath'),
    detail: text('detail'),
    alias: text('alias'),
    isDefault: form.get('isDefault') === 'true',
  };
  return id ? api.call(editAddress, { id, ...fields }) : api.call(addAddress, fields);
}
