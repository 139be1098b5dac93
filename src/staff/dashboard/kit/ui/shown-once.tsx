import { toast } from '@/src/components/ui/toast'
import { Field } from '../form/field'
import { Button } from './button'
import { Modal } from './modal'
import { useTexts } from './texts'

interface Props {
  title: string
  description: string
  /** Label of the text. */
  label: string
  value: string
  /** Text of the button that copies, and of the message that it did. */
  copy: string
  copied: string
  onClose: () => void
}

/** Dialog with a key, secret or link that is never shown again, to be copied. */
export function ShownOnce({ title, description, label, value, copy, copied, onClose }: Props) {
  const t = useTexts()
  const copyValue = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ title: copied }),
      // Without the right to the clipboard it can be copied by hand.
      () => undefined,
    )
  return (
    <Modal
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button look="primary" data-first onClick={() => void copyValue()}>
            {copy}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
    </Modal>
  )
}
