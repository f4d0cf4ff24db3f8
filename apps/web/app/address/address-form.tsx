import type { MemberAddress } from '@silkboat/contract/members';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type AddressErrors, findAddressErrors } from './address-fields.ts';
import { addressWords } from './address-words.ts';
import { joinRegions, splitRegions } from './region-path.ts';
import { RegionPicker } from './region-picker.tsx';
import { useRegions } from './use-regions.ts';

/** The fields of an address, new or known. Saves it and hands on what the shop kept; `actions` hold the submit button. */
export function AddressForm({
  address,
  isFirst = false,
  actions,
  onSaved,
}: {
  address?: MemberAddress;
  /** The first address is the default one unless said otherwise. */
  isFirst?: boolean;
  actions: (isSaving: boolean) => ReactNode;
  onSaved: (address: MemberAddress) => void;
}) {
  const t = useWords(addressWords);
  const [steps, setSteps] = useState(() =>
    address ? splitRegions(address.consigneeAddressIdPath, address.consigneeAddressPath) : [],
  );
  const [errors, setErrors] = useState<AddressErrors>({});
  const [refusal, setRefusal] = useState('');
  const [isSaving, setSaving] = useState(false);
  const regions = useRegions(steps);
  const { idPath, namePath } = joinRegions(steps);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const found = findAddressErrors(fields, regions.isWhole);
    setErrors(found);
    setRefusal('');
    if (Object.keys(found).length > 0) {
      const [first] = Object.keys(found);
      form.querySelector<HTMLElement>(first === 'region' ? 'select:not(:disabled)' : `[name=${first}]`)?.focus();
      return;
    }
    setSaving(true);
    try {
      const sent = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
      onSaved(await siteFetch<MemberAddress>('/shell/address', sent));
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setSaving(false);
    }
  };
  const error = (field: keyof AddressErrors) => errors[field] && t(`error.${field}`);
  const forgive = (field: keyof AddressErrors) => () => setErrors(({ [field]: _, ...others }) => others);

  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <input type="hidden" name="do" value="save" />
      {address && <input type="hidden" name="id" value={address.id} />}
      <input type="hidden" name="consigneeAddressIdPath" value={idPath} />
      <input type="hidden" name="consigneeAddressPath" value={namePath} />
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
        <Field label={t('field.name')} error={error('name')} isRequired>
          <TextInput
            name="name"
            defaultValue={address?.name}
            maxLength={50}
            autoComplete="name"
            onInput={forgive('name')}
          />
        </Field>
        <Field label={t('field.mobile')} error={error('mobile')} isRequired>
          <TextInput
            name="mobile"
            type="tel"
            inputMode="numeric"
            defaultValue={address?.mobile}
            maxLength={12}
            autoComplete="tel-national"
            onInput={forgive('mobile')}
          />
        </Field>
      </div>
      <RegionPicker
        steps={steps}
        regions={regions}
        error={error('region')}
        onChange={(next) => {
          setSteps(next);
          forgive('region')();
        }}
      />
      <Field label={t('field.detail')} help={t('field.detailHelp')} error={error('detail')} isRequired>
        <TextInput
          name="detail"
          defaultValue={address?.detail}
          maxLength={140}
          autoComplete="street-address"
          onInput={forgive('detail')}
        />
      </Field>
      <Field label={t('field.alias')} help={t('field.aliasHelp')}>
        <TextInput name="alias" defaultValue={address?.alias ?? ''} maxLength={10} />
      </Field>
      <Checkbox name="isDefault" value="true" defaultChecked={address?.isDefault ?? isFirst}>
        {t('field.isDefault')}
      </Checkbox>
      {refusal && (
        <p role="alert" className="text-sm text-seal-600">
          {refusal}
        </p>
      )}
      <div className="flex justify-end gap-3 max-md:*:flex-1">{actions(isSaving)}</div>
    </form>
  );
}
