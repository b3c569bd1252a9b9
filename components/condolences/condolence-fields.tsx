import { MAX_AUTHOR_NAME_LENGTH, MAX_CONDOLENCE_LENGTH } from '@/lib/condolences/rules';
import { IMAGE_MEGABYTES } from '@/lib/media/rules';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Field } from '../ui/field';
import { CondolencePictureField } from './condolence-picture-field';

type Props = {
  message?: string;
  authorName?: string;
  email?: string;
  /** Adds fields for a picture and an e-mail address. */
  isNew?: boolean;
};

/** The fields of a condolence in a form that the browser itself validates and sends. */
export function CondolenceFields({
  message = '',
  authorName = '',
  email = '',
  isNew = false,
}: Props) {
  const t = useTranslate();
  return (
    <>
      <Field
        id="message"
        label={t('condolences.form.message')}
        hint={t('condolences.form.messageHint')}
      >
        {(links) => (
          <textarea
            {...links}
            name="message"
            defaultValue={message}
            maxLength={MAX_CONDOLENCE_LENGTH}
            rows={6}
            dir="auto"
            required
            className="control block resize-y"
          />
        )}
      </Field>
      <Field
        id="authorName"
        label={t('condolences.form.name')}
        hint={t('condolences.form.nameHint')}
      >
        {(links) => (
          <input
            {...links}
            name="authorName"
            defaultValue={authorName}
            maxLength={MAX_AUTHOR_NAME_LENGTH}
            autoComplete="name"
            dir="auto"
            required
            className="control"
          />
        )}
      </Field>
      {isNew && (
        <Field
          id="picture"
          label={t('condolences.form.picture')}
          optional={t('ui.optional')}
          hint={t('condolences.form.pictureHint', { megabytes: IMAGE_MEGABYTES })}
        >
          {(links) => <CondolencePictureField {...links} />}
        </Field>
      )}
      {isNew && (
        <Field
          id="email"
          label={t('condolences.form.email')}
          optional={t('ui.optional')}
          hint={t('condolences.form.emailHint')}
        >
          {(links) => (
            <input
              {...links}
              name="email"
              type="email"
              defaultValue={email}
              maxLength={EMAIL_LENGTH}
              autoComplete="email"
              className="control"
            />
          )}
        </Field>
      )}
    </>
  );
}
