"""An example: a seat that learns to beat three random ones, with numpy alone.

It is an actor-critic: a policy that is linear in twenty numbers of the observation chooses, a critic
that is linear in the same numbers guesses who will win, and what led to better guesses becomes more likely.

>>> from learner.training import Trainer, practise
>>> trainer = Trainer()
>>> report = practise(trainer.weights, seeds=[0])    # one game against three random seats
>>> report.against_random, len(report.batch.counts) > 50
(1, True)
>>> trainer.learn([report])
>>> bool(trainer.policy.of_verbs.any())              # it does not play as before
True

``features`` reads the observation, ``policy`` chooses, ``play`` plays a game through the environment,
``batch`` says how well each choice turned out, ``critic`` and ``improving`` learn from it, ``training`` does
all this in several processes, ``curve`` draws how it went, and ``bot`` lets what was learnt sit at any table.
``make learn`` runs it.
"""
