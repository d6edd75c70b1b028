-- Trial items of an exam are asked and in no count of right and wrong ones.
-- Locks: attempt_results for an instant. Forward only.
alter table attempt_results drop constraint attempt_results_check;
alter table attempt_results add constraint attempt_results_check
  check (correct + wrong + blank <= question_count) not valid;
