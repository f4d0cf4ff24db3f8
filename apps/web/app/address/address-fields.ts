/** What is wrong with a filled-in address, by field; empty when nothing is. */
export interface AddressErrors {
  name?: true;
  mobile?: true;
  region?: true;
  detail?: true;
}

const mobile = /^0?1[3-9]\d{9}$/;

/** The rules of the shop, said before it has to. */
export function findAddressErrors(form: FormData, isRegionWhole: boolean): AddressErrors {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    ...(text('name') === '' && { name: true }),
    ...(!mobile.test(text('mobile')) && { mobile: true }),
    ...(!isRegionWhole && { region: true }),
    ...(text('detail') === '' && { detail: true }),
  };
}
