-- One digit system on an Arabic screen: questions, codes and formulae are written with Western digits, so the figures of
-- the interface are, too. A locale that an operator has chosen stays.
-- Locks: one row. Forward only.
update languages set locale = 'ar-EG-u-nu-latn' where code = 'ar' and locale = 'ar-EG';
