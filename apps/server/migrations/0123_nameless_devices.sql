-- A device whose header says nothing is named by whoever shows it, in the reader's language.
update devices set label = '' where label = 'Unknown device';
