import { MESSAGE_MAX, NAME_MAX } from '@/lib/condolences/rules';
import { IMAGE_MEGABYTES } from '@/lib/media/rules';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { useSay } from '@/lib/platform/language/use-say';
import { Field } from '../ui/field';
import { PictureField } from './picture-field';

type Props = {
  message?: string;
  authorName?: string;
  email?: string;
  /** Adds fields for a picture and an e-mail address. */
  isNew?: boolean;
};

/** The fields of a condolence in a form that the browser itself validates and sends. */
export function WordsFields({ message = '', authorName = '', email = '', isNew = false }: Props) {
  const say = useSay();
  return (
    <>
      <Field
        id="message"
        label={say('condolences.form.message')}
        hint={say('condolences.form.messageHint')}
      >
        {(links) => (
          <textarea
            {...links}
            name="message"
            defaultValue={message}
            maxLength={MESSAGE_MAX}
            rows={6}
            dir="auto"
            required
            className="control block resize-y"
          />
        )}
      </Field>
      <Field
        id="authorName"
        label={say('condolences.form.name')}
        hint={say('condolences.form.nameHint')}
      >
        {(links) => (
          <input
            {...links}
            name="authorName"
            defaultValue={authorName}
            maxLength={NAME_MAX}
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
          label={say('condolences.form.picture')}
          optional={say('ui.optional')}
          hint={say('condolences.form.pictureHint', { megabytes: IMAGE_MEGABYTES })}
        >
          {(links) => <PictureField {...links} />}
        </Field>
      )}
      {isNew && (
        <Field
          id="email"
          label={say('condolences.form.email')}
          optional={say('ui.optional')}
          hint={say('condolences.form.emailHint')}
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
